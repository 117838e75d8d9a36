// Prepares the first paint, before anything else is loaded: sets the colour scheme of the last visit, and hides the
// empty board of index.html if another one will replace it. A classic script, so it runs before the body is parsed.

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
