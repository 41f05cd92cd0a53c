import { expect, within } from 'storybook/test';
import conf from '#registry/content/overlay-image/conf.schema.json';
import { OverlayImage } from '#registry/content/overlay-image/overlay-image.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: OverlayImage };

const block = { Component: OverlayImage, conf };
type Stage = { canvasElement: HTMLElement };

const workshop = blockStory(block, 0);
/** Its link covers the picture. */
export const AtTheBottom = {
  ...workshop,
  play: async ({ canvasElement }: Stage) => {
    const link = within(canvasElement).getByRole('link', { name: 'Chaque pièce passe par nos mains' });
    const stage = canvasElement.querySelector('picture')?.parentElement;
    stage?.scrollIntoView();
    const { left, top, width } = stage?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0 };
    await expect(document.elementFromPoint(left + width / 2, top + 12)).toBe(link);
  },
};
export const InTheMiddle = blockStory(block, 1);
export const AtTheTop = blockStory(block, 2);
/** Words that need more room than the ratio gives get it. */
export const LongWords = {
  ...workshop,
  args: { ...workshop.args, ratio: '21/9', text: 'Lavée, reprisée, repassée. '.repeat(40) },
  play: async ({ canvasElement }: Stage) => {
    const stage = canvasElement.querySelector('picture')?.parentElement;
    const words = stage?.lastElementChild?.getBoundingClientRect();
    await expect(words?.top ?? 0).toBeGreaterThanOrEqual((stage?.getBoundingClientRect().top ?? 0) - 1);
    await expect(words?.bottom ?? 0).toBeLessThanOrEqual((stage?.getBoundingClientRect().bottom ?? 0) + 1);
  },
};
export const PictureGone = { ...workshop, args: { ...workshop.args, image: { picture: 'perdue', alt: 'L’atelier' } } };
