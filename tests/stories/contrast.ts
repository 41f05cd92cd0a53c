import axe from 'axe-core';
import type { Look } from '../../.storybook/looks.ts';
import { wear } from './wear.ts';

/** Texts of the story that do not read in a look, each with its colours; axe has checked everything else in the story's own look. */
export async function unreadableIn(look: Look, context: axe.ElementContext): Promise<string[]> {
  wear(look);
  axe.reset();
  const { violations } = await axe.run(context, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${look.id}: ${any[0]?.message} — ${html.slice(0, 160)}`));
}
