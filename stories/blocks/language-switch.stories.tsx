import { expect, within } from 'storybook/test';
import conf from '#registry/navigation/language-switch/conf.schema.json';
import { code } from '#registry/navigation/language-switch/index.ts';
import { LanguageSwitch } from '#registry/navigation/language-switch/language-switch.tsx';
import type { SiteInfo } from '#schemas/site.ts';
import { blockStory } from '../samples/block-story.tsx';
import { sampleSite } from '../samples/site.ts';

export default { component: LanguageSwitch };

const block = { code, Component: LanguageSwitch, conf };
type Stage = { canvasElement: HTMLElement };

const language = (id: number, code: string, label: string) => ({ id, code, label, isValid: true }) as SiteInfo['languages'][number];
const site: SiteInfo = { ...sampleSite, languages: [language(1, 'fr_FR', 'Français'), language(2, 'en_US', 'English')] };

export const InFull = {
  ...blockStory(block, 0, { context: { site, path: '/contact' } }),
  play: async ({ canvasElement }: Stage) => {
    await expect(within(canvasElement).getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/contact?lang=en');
    await expect(within(canvasElement).getByRole('link', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
  },
};
export const Codes = blockStory(block, 1, { context: { site } });
/** Hidden on a site with one language. */
export const OneLanguage = {
  ...blockStory(block, 0),
  play: async ({ canvasElement }: Stage) => expect(within(canvasElement).queryByRole('navigation')).toBeNull(),
};
