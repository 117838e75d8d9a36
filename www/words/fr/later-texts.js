// The texts that a page needs once a person can play.

export { default as CHART } from './chart.json' with { type: 'json' };
export { default as DIALOGS } from './dialogs.json' with { type: 'json' };
export { default as EDITOR } from './editor.json' with { type: 'json' };
export { default as PICTURES } from './pictures.json' with { type: 'json' };
export const workshop = () => import('./workshop.json', { with: { type: 'json' } });
