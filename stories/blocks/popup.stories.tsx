import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/page/popup/conf.schema.json';
import { code } from '#registry/page/popup/index.ts';
import { Popup } from '#registry/page/popup/popup.tsx';
import type { Call } from '#renderer/types.ts';
import type { Popup as PopupAnswer } from '#schemas/popup.ts';
import { blockStory } from '../samples/block-story.tsx';
import { popup } from '../samples/elements.ts';

export default { component: Popup };

const block = { code, Component: Popup, conf };
const story = (change: Partial<PopupAnswer> = {}): StoryObj =>
  blockStory(block, 0, { context: { call: (async () => ({ ...popup, ...change })) as Call } });
const opened = (canvasElement: HTMLElement) => within(canvasElement).findByRole('dialog', { name: popup.title }, { timeout: 4000 });

/** It opens after the page, holds the focus, and Escape closes it. */
export const OnLoad: StoryObj = {
  ...story(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('dialog')).toBeNull();
    await opened(canvasElement);
    await expect(page.getByRole('heading', { name: popup.title })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
export const WithoutPicture: StoryObj = {
  ...story({ image: null, link: null }),
  play: async ({ canvasElement }) => void (await opened(canvasElement)),
};
/** Opened once in this session, it stays closed: the page that comes next shows none. */
export const OncePerSession: StoryObj = {
  ...story({ id: 7, showOnEveryReload: false }),
  beforeEach: () => {
    sessionStorage.setItem('popups', '[7]');
    return () => sessionStorage.removeItem('popups');
  },
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 1800));
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};
/** Closed yesterday, it rests for a week. */
export const Resting: StoryObj = {
  ...story({ id: 8, showOnEveryReload: false, restDays: 7 }),
  beforeEach: () => {
    localStorage.setItem('popup:8', String(Date.now() - 86_400_000));
    return () => localStorage.removeItem('popup:8');
  },
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 1800));
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};
