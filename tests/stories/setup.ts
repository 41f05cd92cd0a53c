import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, inject } from 'vitest';
import { stopClock } from '../../.storybook/clock.ts';
import { checkedLooks, type Look } from '../../.storybook/looks.ts';
import { selectChecks } from './select-checks.ts';
import { takePictures } from './take-pictures.ts';
import { wear, withoutTransitions } from './wear.ts';

// A library that a block loads when it is shown may take longer than the usual second, two browsers on two cores.
configure({ asyncUtilTimeout: 10_000 });

/** Data that Storybook's tests leave in their context. */
type StoryContext = {
  story?: { id: string; parameters: { a11y?: { context?: string; config?: { rules?: { id: string; enabled?: boolean }[] } } } };
};

// Registered first, run last. Vitest loads this file for each file of stories, by an address that ends with the time: where the
// stories' clock came to the same millisecond twice, it was not run again, and that file's stories were neither read nor pictured.
afterEach(stopClock);

// Reports of axe are for Storybook's interface. Elsewhere nobody reads them, and up to 600 kB a story would go to Vitest's process.
afterEach(({ task }) => {
  if (import.meta.env.VITEST_STORYBOOK === 'false') delete (task.meta as { reports?: unknown }).reports;
});

/**
 * Checks after a story's own test that its texts read in the other looks too, and that it looks as its stored pictures show: in a
 * fast run only for the first story of a file. Both happen while the story is still shown, which costs a fraction of showing it again.
 */
afterEach(async (context) => {
  const { task } = context;
  const { story } = context as typeof context & StoryContext;
  if (!story || task.result?.state === 'fail') return;
  const [, folder, file] = /stories\/(\w+)\/([\w-]+)\.stories\.tsx$/.exec(task.file.filepath) ?? [];
  const isFirst = (task.suite ?? task.file).tasks[0] === task;
  const { otherLooks, pictures } = selectChecks(inject('testTier'), isFirst, folder);
  if (!otherLooks && pictures === 'none') return;
  const { context: part, config } = story.parameters.a11y ?? {};
  const isChecked = !config?.rules?.some(({ id, enabled }) => id === 'color-contrast' && enabled === false);
  await withoutTransitions(async () => {
    const unreadable: string[] = [];
    for (const look of otherLooks && isChecked ? checkedLooks : []) unreadable.push(...(await unreadableIn(look, part ?? document.body)));
    if (unreadable.length > 0) throw new Error(`Texts that do not read:\n${unreadable.join('\n')}`);
    if (inject('pictures') === 'off' || pictures === 'none') return;
    const differences = await takePictures(`${folder}/${file}--${story.id.split('--')[1]}`, pictures);
    if (differences.length === 0) return;
    throw new Error(
      `Does not look as its stored picture:\n${differences.join('\n')}\nWhere that is meant: npm run stories:pictures -- --update ${file}`,
    );
  });
}, 60_000);

/** Texts of the story that do not read in a look, each with its colours; axe has checked everything else in the story's own look. */
export async function unreadableIn(look: Look, context: axe.ElementContext): Promise<string[]> {
  wear(look);
  axe.reset();
  const { violations } = await axe.run(context, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${look.id}: ${any[0]?.message} — ${html.slice(0, 160)}`));
}
