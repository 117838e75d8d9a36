// Hands a link or a file to the system, which knows the apps and people to send it to; where it cannot, nothing is offered.

/** Whether the system takes it. @param {ShareData} data */
export function canSend(data) {
  return navigator.canShare?.(data) ?? false;
}

/** Opens the sheet of the system. Whoever closes it has changed their mind. @param {ShareData} data */
export async function send(data) {
  await navigator.share(data).catch(() => {});
}
