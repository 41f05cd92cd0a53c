import type { ResolvedNode } from '#renderer/core/resolved.ts';
import type { Source } from '../site/source.ts';
import { PageWatch } from './watch-page.ts';

/**
 * A frame as it stands on pages of one kind, what says that a page is of that kind, and for how long: one that made calls until the page
 * cache is told of a change (`changesTold`), and not beyond `until` (ms since 1970), for what is published by the clock.
 */
type Kept = {
  frame: Frame;
  answers: NonNullable<PageWatch['answers']>;
  called?: { changesTold: number; until: number };
};

/** Kinds of pages that each frame is kept for: the menu marks where one is. */
const maxKinds = 30;

/** A page is made anew each minute (`buildPage`), so what its frames say of the clock is at most this much older. */
const calledForMs = 5_000;

const frames = new WeakMap<Source, Map<string, Kept[]>>();

/** Nodes of a frame, and the data that its calls gave, as in `PageUses`. Left out: it made none. */
export type Frame = { nodes: readonly ResolvedNode[]; uses?: readonly number[] | null };

/** A frame, and whether other pages may use it too: nothing failed, and it hangs neither on the clock nor on a person. */
export type MadeFrame = Frame & { isLasting: boolean };

/** A frame of the site for the page at `path`: its name among the frames, and `PageInput.changesTold`. */
type Wanted = { source: Source; name: string; path: string; changesTold: number | undefined };

/**
 * Returns a frame of the site's pages in one language: header, footer or bar. It is resolved and rendered once for all pages on which it is
 * the same. A frame that reads something of its page, other than by `askPath`, is made for each page.
 * @param make makes it for the page
 */
export async function keptFrame(
  { source, name, path, changesTold }: Wanted,
  make: (watch: PageWatch) => Promise<MadeFrame>,
): Promise<Frame> {
  const ofSource = frames.get(source) ?? new Map<string, Kept[]>();
  frames.set(source, ofSource);
  const kinds = ofSource.get(name) ?? [];
  ofSource.set(name, kinds);
  const isCurrent = ({ called }: Kept) => !called || (called.changesTold === changesTold && Date.now() < called.until);
  const find = () => kinds.find((kept) => isCurrent(kept) && kept.answers.every(({ ask, answer }) => Object.is(ask(path), answer)));
  const known = find();
  if (known) return known.frame;
  const watch = new PageWatch(path);
  const until = Date.now() + calledForMs;
  const { isLasting, ...frame } = await make(watch);
  const { answers } = watch;
  const hasCalled = frame.uses !== undefined;
  const isKnown = !hasCalled || (frame.uses !== null && changesTold !== undefined);
  // Pages that came meanwhile may have made it too: one of a kind is enough.
  if (isLasting && answers && isKnown && !find()) {
    const kept = { frame, answers, ...(hasCalled && changesTold !== undefined && { called: { changesTold, until } }) };
    kinds.splice(0, kinds.length, kept, ...kinds.filter(isCurrent).slice(0, maxKinds - 1));
  }
  return frame;
}
