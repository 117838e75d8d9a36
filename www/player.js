// The playback clock: moves a time towards a target at a speed. Undo is the same film backwards.

/**
 * @typedef {{ time: number, target: number, speed: number }} Player
 */

/** @returns {Player} */
export function newPlayer() {
  return { time: 0, target: 0, speed: 1 };
}

/** @param {Player} player */
export function isMoving({ time, target }) {
  return time !== target;
}

/**
 * Lets some seconds pass.
 * @param {Player} player
 * @param {number} seconds
 * @returns {Player}
 */
export function advance(player, seconds) {
  const left = player.target - player.time;
  const step = Math.min(Math.abs(left), seconds * player.speed);
  return step === Math.abs(left)
    ? { ...player, time: player.target }
    : { ...player, time: player.time + Math.sign(left) * step };
}
