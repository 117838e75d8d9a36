// Waits for events in the page: pass these functions to `page.evaluate`.

/** Waits for two frames, so that all earlier changes are drawn. */
export const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Waits until the browser has reported how much of the first element is visible, and a frame has been drawn. */
export async function seen() {
  const element = /** @type {Element} */ (document.querySelector('peg-solitaire'));
  await new Promise((resolve) => {
    const observer = new IntersectionObserver(() => resolve(observer.disconnect()), { threshold: 0.25 });
    observer.observe(element);
  });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
