// The texts of each language for the dialogs of the workshop, and for sheets to print.

/** @type {Record<string, () => Promise<{ default: typeof import('../en/workshop.json') }>>} */
export const WORKSHOP_TEXTS = {
  en: () => import('../en/workshop.json', { with: { type: 'json' } }),
  de: () => import('../de/workshop.json', { with: { type: 'json' } }),
  es: () => import('../es/workshop.json', { with: { type: 'json' } }),
  fr: () => import('../fr/workshop.json', { with: { type: 'json' } }),
  ja: () => import('../ja/workshop.json', { with: { type: 'json' } }),
  'pt-BR': () => import('../pt-BR/workshop.json', { with: { type: 'json' } }),
};
