// The dialog with plans for building a board: for a laser cutter, a mill, a 3D printer, a drill, or coins on paper.

import { coinsPart, drillingPart, PAPERS, pagesFor, pagesOf } from '../../plans/pages.js';
import { planOf } from '../../plans/plan.js';
import { scadPlan } from '../../plans/scad-plan.js';
import { faultOf, MILLIMETRES_PER_INCH, USUAL } from '../../plans/sizes.js';
import { svgPlan } from '../../plans/svg-plan.js';
import { titleOf } from '../heading/aim.js';
import { saveFile } from '../kit/copies.js';
import { dialogOn } from '../kit/dialog.js';
import { html, optionsIn } from '../kit/html.js';
import { paperIn } from './desk.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../plans/plan.js').Plan} Plan */
/** @typedef {import('../../plans/sizes.js').Wishes} Wishes */
/** @typedef {import('../../plans/sizes.js').SizeName} SizeName */

/**
 * The file formats, by their values in the list of outputs.
 * @type {Record<string, { type: string, write: (plan: Plan, title: string) => string }>}
 */
const FILES = {
  svg: { type: 'image/svg+xml', write: svgPlan },
  scad: { type: 'text/plain', write: scadPlan },
};
/** The fields that a paper board does not need. */
const SOLID = ['output', 'depth', 'thickness', 'groove', 'grooveDepth'];
/** The width at which a line is visible on the screen, in millimetres. */
const SEEN = 0.5;

/** @param {import('./desk.js').Desk} table */
export function buildDialog(table) {
  const { element, guard, words, workshop } = table;
  const own = workshop.build;
  const { format } = new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 });
  /** The sizes in millimetres, so that changing the unit changes nothing else. */
  let sizes = USUAL.bowl;
  /** @type {Plan | undefined} */
  let plan;
  const names = /** @type {SizeName[]} */ (Object.keys(sizes));
  const chosen = (/** @type {string} */ name) => /** @type {any} */ (field(name).value);
  const { coordinates } = words.settings;
  const body = html`<div class="wishes" @input=${show}>
    <div class="fields">
      ${choice('form', own.form, own.forms, () => writeAll(USUAL[/** @type {Wishes['form']} */ (chosen('form'))]))}
      ${choice('output', own.output, own.outputs)}
      ${choice('unit', own.unit, own.units, () => writeAll(sizes))}
      ${choice('paper', own.paper, own.papers)}
      ${names.map((name) => {
        const read = (/** @type {Event} */ { target }) => {
          sizes = { ...sizes, [name]: /** @type {HTMLInputElement} */ (target).valueAsNumber * unitNow() };
        };
        return html`<label>${own.sizes[name]} <input type="number" name=${name} class="field" min="0" step="any"
          inputmode="decimal" @input=${read}></label>`;
      })}
      ${choice('edge', own.edge, own.edges)}
      ${choice('letters', coordinates.label, { none: coordinates.choices.off, ...own.letters })}
    </div>
    <p class="said about muted digits" role="status"></p>
    <div class="buttons">
      <button type="button" name="print" class="primary" @click=${() => paper.print()}>${workshop.print.print}</button>
      <button type="button" name="save" class="primary" @click=${save}>${own.save}</button>
    </div></div>
    <img class="image box" alt=${words.share.preview}>
    <div class="preview box"><iframe srcdoc="" title=${words.share.preview}></iframe></div>`;
  const dialog = dialogOn(table, 'build', own.title, { body, opened: show });
  const { part, field } = dialog;
  const paper = paperIn(part('.preview'));
  const image = /** @type {HTMLImageElement} */ (part('.image'));
  writeAll(sizes);
  return dialog;

  /** @param {string} name @param {string} label @param {Record<string, string>} texts @param {() => void} [act] */
  function choice(name, label, texts, act = () => {}) {
    return html`<label>${label} <select name=${name} autofocus=${name === 'form'} @input=${act}>
      ${optionsIn(texts)}
    </select></label>`;
  }

  /** The unit of the fields, in millimetres. */
  function unitNow() {
    return chosen('unit') === 'in' ? MILLIMETRES_PER_INCH : 1;
  }

  /** Writes sizes into their fields. @param {typeof sizes} all */
  function writeAll(all) {
    sizes = all;
    const unit = unitNow();
    for (const name of names) field(name).value = String(Number((sizes[name] / unit).toFixed(unit === 1 ? 2 : 3)));
  }

  /** Shows the plan for the current choices, or the reason why there is none. */
  function show() {
    const [form, unit] = ['form', 'unit'].map(chosen);
    const isPaper = form === 'coins' || chosen('output') === 'drilling';
    label('paper').hidden = !isPaper;
    label('hole').firstChild?.replaceWith(`${form === 'coins' ? own.coin : own.sizes.hole} `);
    for (const name of SOLID) label(name).hidden = form === 'coins';
    /** @type {Wishes} */
    const wishes = { sizes, form, edge: chosen('edge'), letters: chosen('letters') };
    const fault = faultOf(wishes);
    for (const name of names) field(name).setAttribute('aria-invalid', String(fault?.name === name));
    const problem = /** @type {Problem} */ (element.problem);
    plan = fault ? undefined : guard(() => planOf(problem, wishes));
    field('print').hidden = !isPaper;
    field('save').hidden = isPaper;
    for (const name of ['print', 'save']) field(name).disabled = !plan;
    part('.said').classList.toggle('error', fault !== undefined);
    part('.said').textContent = plan ? told(plan, isPaper) : fault ? faultText(fault) : '';
    part('.preview').hidden = !plan || !isPaper;
    image.hidden = !plan || isPaper;
    if (!plan) return;
    const printed = { paper: chosen('paper'), unit, title: titleIn(element, words) };
    if (isPaper) paper.show(pagesIn(plan, problem, form === 'coins', printed, table));
    else image.src = `data:image/svg+xml,${encodeURIComponent(svgPlan(plan, '', SEEN))}`;
  }

  /** @param {string} name of a field */
  function label(name) {
    return /** @type {HTMLElement} */ (field(name).closest('label'));
  }

  /** @param {Plan} plan @param {boolean} isPaper */
  function told(plan, isPaper) {
    const [width, height] = [plan.width, plan.height].map((size) => format(size / unitNow()));
    const size = own.size({ width, height, unit: chosen('unit') });
    const paper = PAPERS[/** @type {keyof typeof PAPERS} */ (chosen('paper'))];
    return words.sentences(size, isPaper && own.pages({ pages: pagesFor(plan, paper).tiles.length }));
  }

  /** @param {NonNullable<ReturnType<typeof faultOf>>} fault */
  function faultText({ name, least, most }) {
    const unit = unitNow();
    // Rounded inwards, so that the limits themselves are valid.
    const [from, to] = [Math.ceil((least / unit) * 100 - 1e-9) / 100, Math.floor((most / unit) * 100 + 1e-9) / 100];
    const called = name === 'hole' && chosen('form') === 'coins' ? own.coin : own.sizes[name];
    return own.fault({ name: called, least: format(from), most: format(to), unit: chosen('unit') });
  }

  function save() {
    const format = chosen('output');
    const { type, write } = FILES[format];
    const { board } = /** @type {Problem} */ (element.problem);
    const name = /^[\w-]+$/.test(board.drawing()) ? board.drawing() : 'board';
    if (plan) saveFile(`peg-solitaire-${name}.${format}`, new Blob([write(plan, titleIn(element, words))], { type }));
  }
}

/**
 * The pages of a plan.
 * @param {Plan} plan
 * @param {Problem} problem
 * @param {boolean} isCoins true for a paper board
 * @param {{ paper: keyof typeof PAPERS, unit: 'mm' | 'in', title: string }} printed
 * @param {import('./desk.js').Desk} table
 */
function pagesIn(plan, { board, start, finish }, isCoins, printed, { words: { language }, workshop }) {
  const drawing = isCoins ? coinsPart(plan, board.pegs(start), finish.holes) : drillingPart(plan);
  const { direction, paper } = workshop;
  const page = (/** @type {number} */ page, /** @type {number} */ pages) => paper.page({ page, pages });
  const words = { language, direction, page, ruler: paper.ruler({ unit: printed.unit }) };
  return pagesOf(plan, drawing, { ...printed, words });
}

/** @param {import('../kit/guard.js').Page['element']} element @param {import('./desk.js').Desk['words']} words */
const titleIn = ({ problem }, words) => (problem && titleOf(problem.board.drawing(), words)) ?? words.heading.unnamed;
