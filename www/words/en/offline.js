// The words of the page about its versions.

export const OFFLINE = {
  ready: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
};
