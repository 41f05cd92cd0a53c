import { expect, within } from 'storybook/test';
import conf from '#registry/content/icon-list/conf.schema.json';
import { IconList } from '#registry/content/icon-list/icon-list.tsx';
import { code } from '#registry/content/icon-list/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: IconList };

const block = { code, Component: IconList, conf };
type Stage = { canvasElement: HTMLElement };

const three = blockStory(block, 0);
export const Three = {
  ...three,
  play: async ({ canvasElement }: Stage) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(3);
    await expect(within(canvasElement).getByRole('link', { name: 'Retouches comprises' })).toBeVisible();
  },
};
export const InDiscs = blockStory(block, 1);
/** A name that no icon has gives a check mark. */
export const UnknownIcon = {
  ...three,
  args: { ...three.args, items: [{ icon: 'licorne-bleue', title: 'Une icône inconnue' }] },
  play: async ({ canvasElement }: Stage) => expect(canvasElement.querySelectorAll('svg path')).toHaveLength(1),
};
export const LongWords = {
  ...three,
  args: {
    ...three.args,
    items: [
      {
        icon: 'truck',
        title: 'Livrée chez vous ou dans le relais de votre choix',
        text: 'Partout en France métropolitaine, sous 48 heures ouvrées. '.repeat(4),
      },
    ],
  },
};
