// The page in place of the article if it was never read and there is no network.

/** The title, the sentence, and the link to the game, by language. @type {Record<string, [string, string, string]>} */
const TEXTS = {
  en: [
    'No connection',
    'This article is not on your device yet. Open it once while you are online.',
    'Back to the game',
  ],
  de: [
    'Keine Verbindung',
    'Dieser Artikel ist noch nicht auf deinem Gerät. Öffne ihn einmal mit Internet.',
    'Zum Spiel',
  ],
  es: ['Sin conexión', 'Este artículo aún no está en tu dispositivo. Ábrelo una vez con conexión.', 'Volver al juego'],
  fr: [
    'Pas de connexion',
    'Cet article n’est pas encore sur votre appareil. Ouvrez-le une fois en ligne.',
    'Revenir au jeu',
  ],
  ja: ['オフラインです', 'この記事はまだ端末に保存されていません。一度オンラインで開いてください。', 'ゲームに戻る'],
  pt: ['Sem conexão', 'Este artigo ainda não está no seu aparelho. Abra-o uma vez com internet.', 'Voltar ao jogo'],
};

export function neverRead() {
  const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in TEXTS) ?? 'en';
  const [title, sentence, back] = TEXTS[language];
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<body style="font: 1.1rem/1.6 system-ui; max-width: 32rem; margin: 20vh auto; padding: 0 1rem">
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="../">${back}</a></p>
</html>`;
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
