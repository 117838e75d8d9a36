// Prepares the first paint, before anything else is loaded: the colours of the last visit, and the empty board of
// index.html only if it is the one to come. It is a classic script, which runs before the body is read.

{
  const { documentElement } = document;
  let kept = '';
  try {
    const recall = (/** @type {string} */ name) => localStorage.getItem(`peg-solitaire${name}`) ?? '';
    documentElement.style.colorScheme = recall('-theme');
    kept = recall('') + recall('-look') + recall('-outline') + (recall('-room') || recall('-analysis'));
  } catch {
    // Storage is forbidden.
  }
  const isOther = /(board=(?!english)|day=|puzzle=|game=|analysis=|flat|contrast|holes|study|all)/;
  if (isOther.test(location.search + location.hash + kept)) documentElement.dataset.first = 'other';
}
