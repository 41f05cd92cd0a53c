import { expect, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/page/modal/conf.schema.json';
import { Modal } from '#registry/page/modal/modal.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { filler, fillers } from '../samples/filler.tsx';

export default { component: Modal };

const block = { Component: Modal, conf };
type Stage = { canvasElement: HTMLElement };

const guide = blockStory(block, 0, { slots: { default: filler(2) } });
/** Opens by its button; Escape closes it and gives the focus back. */
export const ByButton = {
  ...guide,
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    const button = page.getByRole('button', { name: 'Le guide des tailles' });
    await userEvent.click(button);
    const dialog = await page.findByRole('dialog', { name: 'Guide des tailles' });
    await expect(dialog).toHaveAttribute('open');
    await waitFor(() => expect(page.getByRole('button', { name: 'Fermer' })).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
/** A link to its anchor opens it, and again after it was closed. */
export const ByAddress = {
  ...guide,
  args: { ...guide.args, showButton: false },
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    for (const _ of [1, 2]) {
      window.location.hash = 'guide-des-tailles';
      await waitFor(() => expect(page.getByRole('dialog', { name: 'Guide des tailles' })).toBeVisible());
      // Pressed beside the window, on what lies behind it.
      canvasElement.querySelector('dialog')?.click();
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      // The page is told of the end of the window a moment after it.
      await waitFor(() => expect(window.location.hash).toBe(''));
    }
  },
};
export const WideAndLong = {
  ...blockStory(block, 1, { slots: { default: fillers(14) } }),
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Nos conditions de location' }));
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('dialog')?.offsetHeight).toBeLessThan(window.innerHeight));
  },
};
export const Empty = blockStory(block, 0);
