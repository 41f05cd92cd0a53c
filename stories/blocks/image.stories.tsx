import { expect, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/content/image/conf.schema.json';
import { Image } from '#registry/content/image/image.tsx';
import { code } from '#registry/content/image/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Image };

const block = { code, Component: Image, conf };
/** The slider's code comes with the first press. */
const slow = { timeout: 10_000 };

/** Opens full screen, and gives the focus back. Alone, it has no arrows. */
export const WithCaption = {
  ...blockStory(block),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Agrandir : La vitrine de la boutique' });
    await expect(link).toHaveAttribute('href', '/media/sample/boutique-vitrine-1920.jpg');
    link.focus();
    await userEvent.keyboard('{Enter}');
    const slider = within(await within(document.body).findByRole('dialog', { name: 'Images en plein écran' }, slow));
    await waitFor(() => expect(slider.getByText('1 / 1')).toBeVisible());
    await expect(slider.getByText('La vitrine, rue du Maréchal-Leclerc')).toBeVisible();
    await expect(slider.queryByRole('button', { name: 'Image suivante' })).toBeNull();
    await userEvent.click(slider.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(document.activeElement).toBe(link));
  },
};
export const Arch = blockStory(block, 1);

/** Another picture on a phone, and what matters in each stays in view. */
export const ArtDirection = {
  ...blockStory(block, 2),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(getComputedStyle(image).objectPosition).toBe(innerWidth < 768 ? '50% 15%' : '70% 40%');
  },
};

/** Screen readers pass a picture that tells nothing. */
export const Decorative = {
  ...blockStory(block, 3),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
