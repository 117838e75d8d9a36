// The texts that a page needs before a person can play.

export { default as APP } from './app.json' with { type: 'json' };
export { default as ELEMENT } from './element.json' with { type: 'json' };
export { default as PAGE } from './page.json' with { type: 'json' };
export { default as PLUS } from './plus.json' with { type: 'json' };
export const later = () => import('./later-texts.js');
