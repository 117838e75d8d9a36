// The page that is shown before the build is done. It reloads itself until the requested page is available.

const SECONDS = 2;

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string[]} steps that the page waits for
 */
export function waitingPage(response, steps) {
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Retry-After': SECONDS,
    'Cache-Control': 'no-store',
  });
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${SECONDS}">
<title>Peg Solitaire</title>
<style>body { font: 1.1rem/1.6 system-ui; max-width: 32rem; margin: 20vh auto; padding: 0 1rem }</style>
<h1>Almost there</h1>
<p>This page opens by itself once everything is ready. Still working on:</p>
<ul>${steps.map((step) => `<li>${step}</li>`).join('')}</ul>
</html>`);
}
