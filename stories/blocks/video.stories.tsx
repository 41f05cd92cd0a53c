import { expect, userEvent, within } from 'storybook/test';
import { consentTo } from '#client/consent.ts';
import conf from '#registry/content/video/conf.schema.json';
import { Video } from '#registry/content/video/video.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { forgetConsent } from '../samples/consent.ts';

export default { component: Video, beforeEach: forgetConsent };

const block = { Component: Video, conf };
type Play = { canvasElement: HTMLElement };

/** Before a yes there is a sentence and two buttons, and no frame of the host. */
export const AskedFirst = {
  ...blockStory(block),
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/hébergée par YouTube/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Afficher une fois' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Toujours afficher' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    // The box grows with the question where the picture is too low for it.
    const card = canvas.getByRole('link', { name: 'Politique de cookies' }).parentElement as HTMLElement;
    const frame = canvasElement.querySelector('figure > div') as HTMLElement;
    await expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.getBoundingClientRect().bottom);
    await expect(consentTo('embeds')).toBeNull();
  },
};

/** A file plays in the browser's own player; nothing of it is loaded before. */
export const File = {
  ...blockStory(block, 1),
  play: async ({ canvasElement }: Play) => {
    const video = canvasElement.querySelector('video');
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(video).toHaveAttribute('controls');
    await expect(video?.muted).toBe(true);
    await expect(video?.querySelector('track')).toHaveAttribute('srclang', 'fr');
  },
};
export const WithoutPoster = blockStory(block, 2);

/** An address of a host that we do not know is a link. */
export const UnknownHost = {
  ...blockStory(block),
  args: { ...blockStory(block).args, url: 'https://videos.invalid/regarder/12' },
  play: async ({ canvasElement }: Play) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Voir la vidéo « Visite de la boutique »' })).toHaveFocus();
  },
};
export const Upright = { ...blockStory(block), args: { ...blockStory(block).args, ratio: '9/16' } };
