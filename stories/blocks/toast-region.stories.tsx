import { expect, userEvent, waitFor, within } from 'storybook/test';
import { notify } from '#client/toasts.ts';
import conf from '#registry/navigation/toast-region/conf.schema.json';
import { code } from '#registry/navigation/toast-region/index.ts';
import { ToastRegion } from '#registry/navigation/toast-region/toast-region.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: ToastRegion };

const block = { code, Component: ToastRegion, conf };
type Stage = { canvasElement: HTMLElement };

export const Quiet = blockStory(block);
/** A message of any part of the page is said here, at the top right, and can be closed. */
export const Said = {
  ...blockStory(block),
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    notify({ kind: 'success', text: 'Produit ajouté au panier' });
    await waitFor(() => expect(page.getByText('Produit ajouté au panier')).toBeVisible());
    const { top, right } = page.getByRole('status').getBoundingClientRect();
    await expect([top, window.innerWidth - right].every((distance) => distance >= 0 && distance < 40)).toBe(true);
    await userEvent.click(page.getByRole('button', { name: /Fermer|Masquer/ }));
    await waitFor(() => expect(page.queryByText('Produit ajouté au panier')).toBeNull());
  },
};
