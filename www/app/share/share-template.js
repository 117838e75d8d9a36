// The markup of the dialog for sharing.

/** @typedef {import('../../words/dialogs.js').DialogWords['share']} Words */

/** @param {Words} words */
export function shareBody(words) {
  const { as, forms, embed, embeds, code, copy, send, options, picture, pictures, download, preview } = words;
  const { look, looks, width, usual, widths, transparent, cut } = words;
  return `
    <fieldset class="choices">
      <legend class="sr-only">${as}</legend>
      ${each(forms, (name, text) => `<label><input type="radio" name="as" value="${name}"> ${text}</label>`)}
    </fieldset>
    <div class="code">
      <textarea readonly rows="4" spellcheck="false" aria-label="${code}"></textarea>
      <p class="cut" role="status" hidden>${cut}</p>
      <div class="hands">
        <button type="button" class="primary" data-action="send-link" hidden>${send}</button>
        <button type="button" class="primary" data-action="copy-code">${copy}</button>
      </div>
    </div>
    <div class="options">
      <label>${embed} <select name="embed">
        ${each(embeds, (name, text) => `<option value="${name}">${text}</option>`)}
      </select></label>
      ${each(options, (name, text) => `<label><input type="checkbox" name="${name}"> ${text}</label>`)}
    </div>
    <div class="preview"><iframe class="frame" title="${preview}"></iframe></div>
    <div class="picture" hidden>
      <div class="kinds">
        <select name="kind" aria-label="${picture}">
          ${each(pictures, (name, text) => `<option value="${name}">${text}</option>`)}
        </select>
        <button type="button" class="primary" data-action="send-picture" hidden>${send}</button>
        <button type="button" class="primary" data-action="download">${download}</button>
        <output></output>
      </div>
      <div class="kinds looks">
        <select name="look" aria-label="${look}">
          ${each(looks, (name, text) => `<option value="${name}">${text}</option>`)}
        </select>
        <select name="size" aria-label="${width}">
          <option value="">${usual}</option>
          ${each(widths, (pixels, text) => `<option value="${pixels}">${text}</option>`)}
        </select>
        <label class="ground"><input type="checkbox" name="transparent" checked> ${transparent}</label>
      </div>
      <img class="image" alt="">
    </div>`;
}

/**
 * @param {Record<string, string>} texts
 * @param {(name: string, text: string) => string} write
 */
function each(texts, write) {
  return Object.entries(texts)
    .map(([name, text]) => write(name, text))
    .join('');
}
