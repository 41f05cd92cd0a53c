import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/content/gallery/conf.schema.json';
import { Gallery } from '#registry/content/gallery/gallery.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Gallery };

const block = { Component: Gallery, conf };
/** The slider's code comes with the first press. */
const slow = { timeout: 10_000 };
type Play = { canvasElement: HTMLElement };

async function openSecond(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('link', { name: 'Agrandir : Un portant de robes' }));
  const dialog = await within(document.body).findByRole('dialog', { name: 'Images en plein écran' }, slow);
  const slider = within(dialog);
  const isAt = (position: string) => waitFor(() => expect(slider.getByText(position)).toBeVisible());
  await isAt('2 / 6');
  return { dialog, slider, isAt };
}

export const Grid = blockStory(block);
export const Masonry = blockStory(block, 1);
export const Strip = blockStory(block, 2);
export const WithoutCaptions = { ...blockStory(block), args: { ...blockStory(block).args, showCaptions: false, fullscreen: false } };

/** The slider shows image n of total, moves by the arrow keys and wraps at both ends; Escape closes it. */
export const SliderByKeyboard = {
  ...blockStory(block),
  play: async ({ canvasElement }: Play) => {
    const { slider, isAt, dialog } = await openSecond(canvasElement);
    await userEvent.keyboard('{ArrowLeft}');
    await isAt('1 / 6');
    await userEvent.keyboard('{ArrowLeft}');
    await isAt('6 / 6');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await isAt('3 / 6');
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(slider.getByRole('button', { name: 'Agrandir l’image' }));
    await slider.findByRole('button', { name: 'Voir l’image entière' });
    await userEvent.keyboard('{ArrowRight}');
    await slider.findByRole('button', { name: 'Agrandir l’image' });
    // The browser closes a modal dialog by Escape with this event; keys of a test are none to it.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    (dialog as HTMLDialogElement).close();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-opens', 'fullscreen'));
  },
};

/** A swipe to the left leads on, one to the right back; a double tap enlarges, and one moves about in it; a swipe down closes. */
export const SliderByTouch = {
  ...blockStory(block),
  play: async ({ canvasElement }: Play) => {
    const { dialog, slider, isAt } = await openSecond(canvasElement);
    const stage = dialog.querySelector('[data-zoomed]') as HTMLElement;
    const { left, top, width, height } = stage.getBoundingClientRect();
    const at = (x: number, y = 0.5) => ({
      pointerId: 1,
      pointerType: 'touch',
      button: 0,
      clientX: left + x * width,
      clientY: top + y * height,
    });
    const shown = () => stage.querySelector('[aria-hidden="false"] picture') as HTMLElement;
    const swipeDown = () => {
      fireEvent.pointerDown(shown(), at(0.5, 0.2));
      for (const y of [0.3, 0.5, 0.8]) fireEvent.pointerMove(shown(), at(0.5, y));
      fireEvent.pointerUp(shown(), at(0.5, 0.8));
    };
    const swipe = (from: number, to: number) => {
      fireEvent.pointerDown(shown(), at(from));
      fireEvent.pointerMove(shown(), at((from + to) / 2));
      fireEvent.pointerMove(shown(), at(to));
      fireEvent.pointerUp(shown(), at(to));
    };
    const tap = () => {
      fireEvent.pointerDown(shown(), at(0.5));
      fireEvent.pointerUp(shown(), at(0.5));
      fireEvent.click(shown(), at(0.5));
    };
    swipe(0.8, 0.2);
    await isAt('3 / 6');
    swipe(0.2, 0.8);
    swipe(0.2, 0.8);
    swipe(0.2, 0.8);
    await isAt('6 / 6');
    // Sooner, the first tap would be taken for the second after the swipe.
    await new Promise((resolve) => setTimeout(resolve, 400));
    tap();
    tap();
    await slider.findByRole('button', { name: 'Voir l’image entière' });
    await expect(shown().parentElement?.style.transform).toContain('scale(3)');
    swipe(0.8, 0.2);
    await isAt('6 / 6');
    await userEvent.click(slider.getByRole('button', { name: 'Voir l’image entière' }));
    await slider.findByRole('button', { name: 'Agrandir l’image' });
    swipeDown();
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  },
};

/** On medium and larger screens arrow buttons move. */
export const SliderArrows = {
  ...blockStory(block),
  play: async ({ canvasElement }: Play) => {
    const { slider, isAt } = await openSecond(canvasElement);
    const next = slider.getByRole('button', { name: 'Image suivante', hidden: true });
    if (matchMedia('(min-width: 768px)').matches) {
      await userEvent.click(next);
      await isAt('3 / 6');
      await userEvent.click(slider.getByRole('button', { name: 'Image précédente' }));
      await isAt('2 / 6');
    } else await expect(next).not.toBeVisible();
    await userEvent.click(slider.getByRole('button', { name: 'Fermer' }));
  },
};
