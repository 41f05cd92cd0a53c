import type { Call } from '#renderer/types.ts';
import type { CallKey } from '#schemas/calls/index.ts';
import type { Source } from '../site/source.ts';

/**
 * Reads that say the same on every page and change with the clock, and for how long an answer serves all pages (ms). Pages that show
 * one are made anew each minute; without this a shop's busy days would look up its calendar and carriers for each of them.
 */
const sharedForMs: Readonly<Partial<Record<CallKey, number>>> = { 'GET /delivery/estimate': 5_000 };

type Shared = { answer: Promise<unknown>; until: number };
const answers = new WeakMap<Source, Map<CallKey, Shared>>();

/** The same calls; those reads are made once for all pages of a version of the site. One that fails is made anew for the next page. */
export function sharedAnswers(source: Source, call: Call): Call {
  const ofSource = answers.get(source) ?? new Map<CallKey, Shared>();
  answers.set(source, ofSource);
  return ((key: CallKey, input: object) => {
    const ms = sharedForMs[key];
    if (ms === undefined) return call(key, input as never);
    const known = ofSource.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const shared: Shared = { answer: call(key, input as never), until: Date.now() + ms };
    ofSource.set(key, shared);
    shared.answer.catch(() => {
      if (ofSource.get(key) === shared) ofSource.delete(key);
    });
    return shared.answer;
  }) as Call;
}
