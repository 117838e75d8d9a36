// The dialog Share as a person opens it.

/** Opens a game of two jumps and its dialog. @param {import('@playwright/test').Page} page */
export async function openShare(page) {
  await page.goto('/?board=triangle&moves=a3-a1_c3-a3&at=0');
  await page.locator('peg-solitaire').locator('[data-hole="a1"]').waitFor({ state: 'attached' });
  await page.click('#share');
  await page.locator('#share-dialog[open]').waitFor();
}

/** What is chosen in the dialog for each form, and for what the embedded board is. @type {Record<string, [string, string?]>} */
const FORMS = { Link: ['Link'], Picture: ['Picture'], Element: ['Embed', 'element'], Frame: ['Embed', 'frame'] };

/** @param {import('@playwright/test').Page} page @param {string} form */
export async function chooseForm(page, form) {
  const [choice, embed] = FORMS[form];
  await page.locator('#share-dialog .choices label', { hasText: choice }).click();
  if (embed) await page.locator('#share-dialog [name="embed"]').selectOption(embed);
}
