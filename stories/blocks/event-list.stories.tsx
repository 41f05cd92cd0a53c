import { expect, within } from 'storybook/test';
import conf from '#registry/content/event-list/conf.schema.json';
import { EventList } from '#registry/content/event-list/event-list.tsx';
import { code } from '#registry/content/event-list/index.ts';
import type { Call } from '#renderer/types.ts';
import { blockStory } from '../samples/block-story.tsx';
import { past, upcoming } from '../samples/elements.ts';

export default { component: EventList };

const block = { code, Component: EventList, conf };
const call = (async (_: string, input: object) => ((input as { query: { when: string } }).query.when === 'past' ? past : upcoming)) as Call;
const nothing = (async () => ({ total: 0, elements: [] })) as Call;

/** Months head their events; an event that is full says so. */
export const ByMonth = {
  ...blockStory(block, 0, { context: { call } }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'décembre 2090',
      'janvier 2090',
      'février 2090',
    ]);
    await expect(page.getByText('Complet')).toBeVisible();
    await expect(page.getByText('Dernière place')).toBeVisible();
  },
};
/** Those that are over come after. */
export const WithPast = {
  ...blockStory(block, 1, { context: { call } }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const titles = within(canvasElement).getAllByRole('link');
    await expect(titles.at(-1)).toHaveTextContent('La penderie de printemps');
  },
};
export const Empty = blockStory(block, 0, { context: { call: nothing } });
