import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Carousel } from '#registry/page/carousel/carousel.tsx';
import conf from '#registry/page/carousel/conf.schema.json';
import { blockStory } from '../samples/block-story.tsx';
import { filler } from '../samples/filler.tsx';

export default { component: Carousel };

const block = { Component: Carousel, conf };
type Stage = { canvasElement: HTMLElement };
const slide = (number: number) => [
  `slide-${number}`,
  <div key={number}>
    {filler(number)}
    <a href="/contact">Lien {number}</a>
  </div>,
];
const slides = (count: number) => Object.fromEntries([1, 2, 3, 4, 5, 6].slice(0, count).map(slide));
const started = (canvas: HTMLElement) => waitFor(() => expect(canvas.querySelector('[data-moved]')).not.toBeNull());

const months = blockStory(block, 0, { slots: slides(6) });
export const ThreeInView = {
  ...months,
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    await started(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Vue suivante' }));
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('2 sur 6'));
    await userEvent.click(page.getByRole('button', { name: 'Vue précédente' }));
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('1 sur 6'));
    await expect(page.getByRole('button', { name: 'Vue précédente' })).toHaveAttribute('aria-disabled', 'true');
  },
};
const one = { ...months, args: { ...months.args, perView: 1, peek: false } };
export const ByKeyboard = {
  ...one,
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    await started(canvasElement);
    canvasElement.querySelector<HTMLElement>('[data-moved]')?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('3 sur 6'));
    await userEvent.click(page.getByRole('button', { name: 'Aller à la vue 5' }));
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('5 sur 6'));
  },
};
/** Slides are named, and what is focused in one comes into view. */
export const FocusInASlide = {
  ...one,
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    await started(canvasElement);
    await expect(page.getByRole('group', { name: '4 sur 6' })).toHaveAttribute('aria-roledescription', 'vue');
    canvasElement.querySelector<HTMLElement>('[data-moved]')?.focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Lien 2' })).toHaveFocus();
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('2 sur 6'));
  },
};
/** Moves by itself, and stops for good when one presses pause. */
export const MovesByItself = {
  ...blockStory(block, 1, { slots: slides(3) }),
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    await started(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Arrêter le défilement' }));
    await expect(await page.findByRole('button', { name: 'Reprendre le défilement' })).toBeVisible();
  },
};
/** No button shows if all slides are in view. */
export const AllInView = {
  ...months,
  args: { ...months.args, perView: 2, peek: false },
  render: blockStory(block, 0, { slots: slides(2) }).render,
  play: async ({ canvasElement }: Stage) => {
    await started(canvasElement);
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: 'Vue suivante' })).toBeNull());
  },
};
export const Empty = {
  ...blockStory(block, 0),
  play: async ({ canvasElement }: Stage) => expect(within(canvasElement).queryByRole('region')).toBeNull(),
};
