// What the page says of its versions.

export const OFFLINE = {
  ready: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
};
