import { expect, userEvent, within } from 'storybook/test';
import { Card } from '#registry/content/card/card.tsx';
import conf from '#registry/content/card/conf.schema.json';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Card };

const block = { Component: Card, conf };
type Stage = { canvasElement: HTMLElement };

const dress = blockStory(block, 0);
/** The link covers the card. */
export const OnAGround = {
  ...dress,
  play: async ({ canvasElement }: Stage) => {
    const card = within(canvasElement).getByRole('article');
    const link = within(card).getByRole('link', { name: 'Robes de cérémonie' });
    card.scrollIntoView({ block: 'end' });
    const box = card.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + box.width / 2, box.bottom - 4)).toBe(link);
  },
};
export const Beside = blockStory(block, 1);
export const Overlay = blockStory(block, 2);
export const Framed = blockStory(block, 3);
export const Plain = { ...dress, args: { ...dress.args, look: 'plain', align: 'center' } };
/** Content in its slot is not covered. */
export const WithContent = {
  ...blockStory(block, 0, { slots: { default: <button type="button">Réserver</button> } }),
  play: async ({ canvasElement }: Stage) => {
    const button = within(canvasElement).getByRole('button', { name: 'Réserver' });
    button.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
    await userEvent.click(button);
  },
};
export const LongWords = {
  ...dress,
  args: {
    ...dress.args,
    look: 'overlay',
    title: 'Robes de cérémonie, de cocktail et de témoin, longues ou midi, à acheter comme à louer',
    text: 'Essayées en boutique sur rendez-vous, ajustées par Marie, reprises et nettoyées après chaque fête : il ne reste qu’à danser.',
  },
};
export const PictureGone = { ...dress, args: { ...dress.args, look: 'overlay', image: { picture: 'perdue', alt: 'Une robe' } } };
