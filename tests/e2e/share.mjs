// The dialog Share as a person opens it.

/** Opens a game of two jumps and its dialog. @param {import('@playwright/test').Page} page */
export async function openShare(page) {
  await page.goto('/?board=triangle&moves=a3-a1_c3-a3&at=0');
  await page.locator('peg-solitaire').locator('[data-hole="a1"]').waitFor({ state: 'attached' });
  await page.click('#share');
}
