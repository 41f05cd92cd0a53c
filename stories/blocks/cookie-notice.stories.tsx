import { expect, userEvent, waitFor, within } from 'storybook/test';
import { consentTo } from '#client/consent.ts';
import conf from '#registry/navigation/cookie-notice/conf.schema.json';
import { CookieNotice } from '#registry/navigation/cookie-notice/cookie-notice.tsx';
import { code } from '#registry/navigation/cookie-notice/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import { forgetConsent } from '../samples/consent.ts';

export default { component: CookieNotice, beforeEach: forgetConsent };

const block = { code, Component: CookieNotice, conf };
type Play = { canvasElement: HTMLElement };

const waiting = '<script type="text/plain" data-consent="audience">window.storyHasCounted = true</script>';

/** Yes and no stand side by side and look alike. */
export const Question = {
  ...blockStory(block),
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    const accept = canvas.getByRole('button', { name: 'Tout accepter' });
    const refuse = canvas.getByRole('button', { name: 'Tout refuser' });
    await expect(refuse.className).toBe(accept.className);
    // Alike for the eye: their widths are shares of a row, which a browser rounds as its fonts are drawn.
    const [wanted, unwanted] = [accept.getBoundingClientRect(), refuse.getBoundingClientRect()];
    await expect(Math.abs(unwanted.width - wanted.width)).toBeLessThan(1);
    await expect(Math.abs(unwanted.height - wanted.height)).toBeLessThan(1);
  },
};

/** Refusing takes one press, is remembered, and runs nothing. */
export const Refused = {
  ...blockStory(block),
  play: async ({ canvasElement }: Play) => {
    canvasElement.insertAdjacentHTML('beforeend', waiting);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tout refuser' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('region')).toBeNull());
    await expect([consentTo('audience'), consentTo('marketing'), consentTo('maps')]).toEqual([false, false, null]);
    await expect('storyHasCounted' in window).toBe(false);
    canvasElement.querySelector('script')?.remove();
  },
};

/** One by one, by keyboard. A script that waits for a purpose runs once it has its yes. */
export const Chosen = {
  ...blockStory(block),
  play: async ({ canvasElement }: Play) => {
    canvasElement.insertAdjacentHTML('beforeend', waiting);
    within(canvasElement).getByRole('button', { name: 'Choisir' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Mesure d’audience' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer mes choix' }));
    await expect([consentTo('audience'), consentTo('marketing')]).toEqual([true, false]);
    await waitFor(() => expect('storyHasCounted' in window).toBe(true));
    Reflect.deleteProperty(window, 'storyHasCounted');
    canvasElement.querySelector('script')?.remove();
  },
};

/** A site that asks for nothing has no notice. */
export const NothingToAsk = {
  ...blockStory(block, 1),
  play: async ({ canvasElement }: Play) => {
    await expect(canvasElement.textContent?.trim()).not.toContain('accord');
    await expect(canvasElement.querySelector('[data-cookie-notice]')).toBeNull();
  },
};
