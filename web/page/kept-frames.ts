import type { ResolvedNode } from '#renderer/core/resolved.ts';
import type { Source } from '../site/source.ts';
import { PageWatch } from './watch-page.ts';

/** A frame as it stands on pages of one kind, and what says that a page is of that kind. */
type Kept = { nodes: readonly ResolvedNode[]; answers: NonNullable<PageWatch['answers']> };

/** Kinds of pages that each frame is kept for: the menu marks where one is. */
const maxKinds = 30;

const frames = new WeakMap<Source, Map<string, Kept[]>>();

/** What frames a page, and whether others may have it too. */
export type MadeFrame = { nodes: readonly ResolvedNode[]; isLasting: boolean };

/**
 * What frames the pages of a version of the site in one language — header, footer, bar — resolved and turned into HTML once for all
 * pages that show it alike. One that reads something of its page, other than by `askPath`, is made for each.
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
