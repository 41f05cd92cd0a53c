/** Which checks of the stories a run makes: `fast` those of `npm test`, `rest` all of them, for `npm run test:all`. */
export type TestTier = 'fast' | 'rest';

declare module 'vitest' {
  interface ProvidedContext {
    testTier: TestTier;
  }
}

/** Reads the environment's `TEST_TIER`. Throws for a tier that does not exist. */
export function parseTestTier(tier = 'fast'): TestTier {
  if (tier === 'fast' || tier === 'rest') return tier;
  throw new Error(`TEST_TIER is ${JSON.stringify(tier)} instead of "fast" or "rest"`);
}

/** What is checked of a story besides its `play` function and axe in its own look, which every run does. */
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
export function selectChecks(tier: TestTier, isFirst: boolean, folder: string | undefined): StoryChecks {
  if (tier === 'fast' && !isFirst) return { otherLooks: false, pictures: 'none' };
  return { otherLooks: true, pictures: isFirst && folder === 'blocks' ? 'all' : 'phone' };
}
