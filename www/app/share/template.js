// The markup of the dialog for sharing.

import { html, optionsIn } from '../kit/html.js';

/** @param {import('../../words/dialogs.js').DialogWords['share']} words */
export function shareBody(words) {
  const { as, forms, embed, embeds, code, copy, send, options, picture, pictures, download, preview } = words;
  const { look, looks, width, usual, widths, transparent, cut } = words;
  return html`
    <fieldset class="choices">
      <legend class="sr-only">${as}</legend>
      ${each(forms, (name, text) => {
        const isFirst = name === 'link';
        return html`<label><input type="radio" name="as" value=${name} checked=${isFirst}> ${text}</label>`;
      })}
    </fieldset>
    <div class="code">
      <textarea name="code" readonly rows="4" spellcheck="false" aria-label=${code}></textarea>
      <p class="cut" role="status" hidden>${cut}</p>
      <div class="hands">
        <button type="button" name="send-link" class="primary" hidden>${send}</button>
        <button type="button" name="copy" class="primary">${copy}</button>
      </div>
    </div>
    <div class="options row">
      <label>${embed} <select name="embed">${optionsIn(embeds)}</select></label>
      ${each(options, (name, text) => {
        const isUsual = name === 'controls';
        return html`<label><input type="checkbox" name=${name} checked=${isUsual}> ${text}</label>`;
      })}
    </div>
    <div class="preview"><iframe class="frame" title=${preview}></iframe></div>
    <div class="picture" hidden>
      <div class="options row">
        <select name="kind" aria-label=${picture}>${optionsIn(pictures)}</select>
        <button type="button" name="send-picture" class="primary" hidden>${send}</button>
        <button type="button" name="download" class="primary">${download}</button>
        <output class="digits"></output>
      </div>
      <div class="options looks row">
        <select name="look" aria-label=${look}>${optionsIn(looks)}</select>
        <select name="size" aria-label=${width}><option value="">${usual}</option>${optionsIn(widths)}</select>
        <label class="ground"><input type="checkbox" name="transparent" checked> ${transparent}</label>
      </div>
      <img class="image" alt="">
    </div>`;
}

/** @param {Record<string, string>} texts @param {(name: string, text: string) => DocumentFragment} make */
function each(texts, make) {
  return Object.entries(texts).map(([name, text]) => make(name, text));
}
