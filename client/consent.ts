import { readData, writeData } from './storage.ts';

/** Purposes that need consent, each separately: video embeds, map tiles, audience measurement, advertising. */
export const purposes = ['embeds', 'maps', 'audience', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** Raise when what a purpose stands for changes: everybody is asked again. */
const consentVersion = 1;

/**
 * Validity of an answer, yes or no, in months. The law and the specification allow 13 at most; the CNIL recommends six, and the cookie
 * policy promises it.
 */
const monthsKept = 6;

/** An answer, and when it was given in ms since 1970: kept with the answer, as proof of it. */
type Answer = { granted: boolean; at: number };
type Answers = Partial<Record<Purpose, Answer>>;

const changed = 'consent.changed';

/** Returns the person's answer: true or false. Null without an answer, or if it has expired. */
export const consentTo = (purpose: Purpose): boolean | null => answers()[purpose]?.granted ?? null;

/** Keeps answers in this browser and tells the page; purposes that are left out keep theirs. */
export function answerConsent(given: Readonly<Partial<Record<Purpose, boolean>>>): void {
  const at = Date.now();
  const fresh = purposes.flatMap((purpose) => (given[purpose] === undefined ? [] : [[purpose, { granted: given[purpose], at }]]));
  writeData('consent', { version: consentVersion, answers: { ...answers(), ...Object.fromEntries(fresh) } });
  window.dispatchEvent(new Event(changed));
}

/** Calls `listener` after each answer, in this tab or another. @returns what stops it */
export function onConsent(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => (event.key === 'consent' || event.key === null) && listener();
  window.addEventListener(changed, listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

const answers = (): Answers => readData('consent', validAnswers) ?? {};

/** The answers that still hold; null when there are none, or the purposes have changed since. */
function validAnswers(data: unknown): Answers | null {
  const { version, answers: stored } = Object(data) as { version?: unknown; answers?: unknown };
  if (version !== consentVersion) return null;
  const oldest = new Date();
  oldest.setMonth(oldest.getMonth() - monthsKept);
  const found = Object.entries(Object(stored)).filter(
    ([purpose, answer]) => purposes.some((known) => known === purpose) && isAnswer(answer) && isWithin(answer.at, oldest.getTime()),
  );
  return found.length > 0 ? (Object.fromEntries(found) as Answers) : null;
}

/** An answer from the future is none: a clock that was wrong would make it hold for ever. */
const isWithin = (at: number, oldest: number): boolean => at >= oldest && at <= Date.now();

const isAnswer = (value: unknown): value is Answer => {
  const { granted, at } = Object(value) as Partial<Answer>;
  return typeof granted === 'boolean' && typeof at === 'number';
};
