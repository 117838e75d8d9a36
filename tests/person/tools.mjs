// The tools of the page: some have a button of their own, the others stand in the menu.

/** @param {import('@playwright/test').Page} page @param {string} id of its button */
export async function pressTool(page, id) {
  if (id === 'progress') {
    await page.click('#daily');
    await page.locator('#daily-dialog').getByRole('button', { name: 'Progress' }).click();
    return;
  }
  if (id !== 'boards' && id !== 'daily') await page.click('#menu');
  await page.click(`#${id}`);
}

/** Goes from Study, in which tests begin, to Play. @param {import('@playwright/test').Page} page */
export async function enterPlay(page) {
  await pressTool(page, 'room');
}
