// Hands a link or a file to the system, which knows apps and people to send it to; if it cannot, nothing is offered.

/** True if the system takes it. @param {ShareData} data */
export function canSend(data) {
  return navigator.canShare?.(data) ?? false;
}

/** Opens the sheet of the system. Closing it is a change of mind, not an error. @param {ShareData} data */
export async function send(data) {
  await navigator.share(data).catch(() => {});
}
