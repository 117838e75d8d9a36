// Plays a film that a person has asked for.

/** Plays the film, with its board in view. @param {import('./guard.js').Page['element']} element */
export function playFilm(element) {
  element.play();
  element.shadowRoot?.querySelector('.stage')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
