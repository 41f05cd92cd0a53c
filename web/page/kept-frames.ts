import type { ResolvedNode } from '#renderer/core/resolved.ts';
import type { Source } from '../site/source.ts';
import { PageWatch } from './watch-page.ts';

/** A frame as it stands on pages of one kind, and what says that a page is of that kind. */
type Kept = { nodes: readonly ResolvedNode[]; answers: NonNullable<PageWatch['answers']> };

/** Kinds of pages that each frame is kept for: the menu marks where one is. */
const maxKinds = 30;

const frames = new WeakMap<Source, Map<string, Kept[]>>();

/** Nodes of a frame, and whether other pages may use it too. */
export type MadeFrame = { nodes: readonly ResolvedNode[]; isLasting: boolean };

/**
 * Returns a frame of the site's pages in one language: header, footer or bar. It is resolved and rendered once for all pages on which it is
 * the same. A frame that reads something of its page, other than by `askPath`, is made for each page.
 * @param name of the frame among those of the site
 * @param make makes it for the page at `path`; `isLasting`: nothing failed, and it hangs neither on the clock nor on a person
 */
export async function keptFrame(
  source: Source,
  name: string,
  path: string,
  make: (watch: PageWatch) => Promise<MadeFrame>,
): Promise<readonly ResolvedNode[]> {
  const ofSource = frames.get(source) ?? new Map<string, Kept[]>();
  frames.set(source, ofSource);
  const kinds = ofSource.get(name) ?? [];
  ofSource.set(name, kinds);
  const find = () => kinds.find(({ answers }) => answers.every(({ ask, answer }) => Object.is(ask(path), answer)));
  const known = find();
  if (known) return known.nodes;
  const watch = new PageWatch(path);
  const { nodes, isLasting } = await make(watch);
  const { answers } = watch;
  // Pages that came meanwhile may have made it too: one of a kind is enough.
  if (isLasting && answers && !find()) {
    kinds.unshift({ nodes, answers });
    kinds.splice(maxKinds);
  }
  return nodes;
}
