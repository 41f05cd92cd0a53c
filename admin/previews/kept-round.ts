import { z } from 'zod';
import type { PreviewRoundContext } from '#machines/preview-round-machine.ts';
import { Id } from '#schemas/id.ts';

/** Storage key of the progress of a round over the layouts' pictures, for a reload of this window. The stored value is checked. */
const key = 'layout-previews.round';

const KeptRound = z.object({
  places: z.array(z.object({ idPage: Id, idLayout: z.int().min(0) })).max(20_000),
  done: z.int().min(0),
  taken: z.int().min(0),
  isStopped: z.boolean(),
});

type LeftRound = { round: PreviewRoundContext; isStopped: boolean };

/** The round that this window was in the middle of; null: none. What failed in it is looked at again by the next round. */
export function readRound(): LeftRound | null {
  try {
    const read = KeptRound.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (!read.success || read.data.done >= read.data.places.length) return null;
    const { isStopped, ...round } = read.data;
    return { round: { ...round, failed: [] }, isStopped };
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Keeps where a round is; null: none is under way. Storage that is full or forbidden leaves a round to its window. */
export function writeRound(left: LeftRound | null): void {
  try {
    if (!left) {
      sessionStorage.removeItem(key);
      return;
    }
    const { places, done, taken } = left.round;
    sessionStorage.setItem(key, JSON.stringify({ places, done, taken, isStopped: left.isStopped }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
