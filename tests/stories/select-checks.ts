import type { Tier } from '../tiers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testTier: Tier;
  }
}

/** Checks of a story besides its `play` function and axe in its own look, which every run does. */
export type StoryChecks = {
  /** Contrasts in the other looks. */
  otherLooks: boolean;
  /** Stored pictures: none, the phone's, or also the desktop's and those of other looks. */
  pictures: 'none' | 'phone' | 'all';
};

/**
 * Selects what is checked of a story.
 * @param isFirst story of its file
 * @param folder of its file in `stories/`
 */
export function selectChecks(tier: Tier, isFirst: boolean, folder: string | undefined): StoryChecks {
  // Parts of the panel are tried for what they do: it has one look, which is not the shop's.
  if (folder === 'admin' || (tier === 'fast' && !isFirst)) return { otherLooks: false, pictures: 'none' };
  return { otherLooks: true, pictures: isFirst && folder === 'blocks' ? 'all' : 'phone' };
}
