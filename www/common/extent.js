/** The least and the greatest of some values. @param {number[]} values */
export function extent(values) {
  return [Math.min(...values), Math.max(...values)];
}
