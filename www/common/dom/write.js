// Writes only differences to the page: a write costs a layout, and a live region speaks whatever is written.

/** @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {Element} element @param {string} name @param {string} value */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Marks the place of the game. @param {Element} element @param {boolean} isCurrent */
export function setCurrent(element, isCurrent) {
  if (isCurrent) setAttribute(element, 'aria-current', 'step');
  else element.removeAttribute('aria-current');
}

/** @param {HTMLElement} element @param {boolean} isHidden */
export function setHidden(element, isHidden) {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

/**
 * Switches a button on or off. An inactive one keeps the focus, which `disabled` would give to the page.
 * @param {Element} button
 * @param {boolean} isEnabled
 */
export function setEnabled(button, isEnabled) {
  setAttribute(button, 'aria-disabled', String(!isEnabled));
}

/** @param {Element} button */
export function isEnabled(button) {
  return button.getAttribute('aria-disabled') !== 'true';
}

/** Names a button by what it does now. @param {Element} button @param {string} label */
export function setLabel(button, label) {
  setAttribute(button, 'title', label);
  setAttribute(button, 'aria-label', label);
}
