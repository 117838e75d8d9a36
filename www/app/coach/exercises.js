// Runs the exercises of a course, one after the other: each is shown or played, and the learner's progress is stored.

import { today } from '../../common/day.js';
import { learnedAfter, nextReview } from '../solved/learned.js';
import { learnedIn } from '../solved/progress-record.js';
import { exercisesOf } from './course.js';
import { lessonOn } from './lesson.js';
import { jumpsOfPart } from './parts.js';

/** @typedef {import('./course.js').Course} Course */
/** The key of a problem, and the link to it. @typedef {{ key: string, link: string }} Subject */
/**
 * Shows the plan, and offers the next steps once the solution is known by heart.
 * @typedef {{ showPlan: () => void, afterwards: () => import('./panel.js').Act[] }} Coach
 */

/**
 * @param {import('../kit/guard.js').Page['element']} board
 * @param {import('../workshop/desk.js').Desk} table
 * @param {import('./panel.js').Panel} panel
 * @param {Coach} coach
 */
export function exercisesOn(
  board,
  { element, guard, words, progress, workshop: { learn: own } },
  { say, offer, mark },
  { showPlan, afterwards },
) {
  /** @type {Course} */
  let course;
  /** @type {Subject} */
  let subject;
  /** All exercises, and the number of the current one. @type {import('./course.js').Exercise[]} */
  let exercises = [];
  let number = 0;
  const lesson = lessonOn(
    board,
    { element, guard },
    {
      wrong: (jump, isLost) => say(own[isLost ? 'lost' : 'wrong']({ jump })),
      hint: (jump) => say(own.hint({ jump })),
      right: (isImage) => say(own[isImage ? 'image' : 'right']),
      done: (isFaultless) => guard(() => done(isFaultless)),
    },
  );
  return { take, offerNext, show, stop: lesson.stop };

  /** @param {Course} of @param {Subject} about */
  function take(of, about) {
    [course, subject] = [of, about];
    exercises = exercisesOf(course.parts.length);
  }

  /** Offers to start, to continue, or to review everything. */
  function offerNext() {
    const { exercises: count, known } = learned();
    const next = Math.min(count, exercises.length - 1);
    offer(
      [known ? own.review : count > 0 ? own.goOn : own.start, () => begin(next)],
      count > 0 && [own.again, () => begin(0)],
    );
  }

  /** @param {number} next number of the exercise */
  function begin(next) {
    number = next;
    if (exercises[number].isShown) show(exercises[number].first);
    else play();
  }

  /** Shows a part, and offers to try it. @param {number} part */
  function show(part) {
    number = exercises.findIndex(({ first, isShown }) => isShown && first === part);
    mark(part);
    lesson.watch(course, part);
    const place = { part: part + 1, parts: course.parts.length };
    say(words.sentences(own.watch(place), jumpsOfPart(own, course.parts[part])));
    offer([own.yours, play], [own.show, () => show(part)], [own.parts, showPlan]);
  }

  function play() {
    const { first, last, isShown } = exercises[number];
    mark(first, !isShown);
    lesson.play(course, exercises[number]);
    const place = { part: first + 1, parts: course.parts.length };
    say(isShown ? own.shown(place) : first > 0 ? own.rest({ ...place, isLast: first === last }) : own.whole);
    offer(false, [own.help, lesson.help], [own.show, () => show(lesson.part())], [own.parts, showPlan]);
  }

  /** @param {boolean} isFaultless */
  function done(isFaultless) {
    const isLast = number + 1 === exercises.length;
    const after = learnedAfter(learned(), number, exercises.length, today());
    if (isFaultless || !isLast) progress.addLearned(subject.key, after);
    const date = nextReview(after);
    if (!isFaultless) say(isLast ? own.almost : own.tryAgain);
    else say(isLast && date ? own.known({ date: words.daily.day(date) }) : own.done);
    /** @type {import('./panel.js').Act[]} */
    const next = isLast ? [] : [[own.next, () => begin(number + 1)]];
    offer(...(isLast && isFaultless ? afterwards() : next), [own.once, play], [own.parts, showPlan]);
  }

  function learned() {
    return learnedIn(progress.record, subject.key) ?? { link: subject.link, exercises: 0, reviews: 0 };
  }
}
