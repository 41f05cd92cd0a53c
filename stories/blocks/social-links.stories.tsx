import { expect, within } from 'storybook/test';
import conf from '#registry/content/social-links/conf.schema.json';
import { code } from '#registry/content/social-links/index.ts';
import { SocialLinks } from '#registry/content/social-links/social-links.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: SocialLinks };

const block = { code, Component: SocialLinks, conf };
type Stage = { canvasElement: HTMLElement };

/** The marks of the other networks are drawn on the server only, and none of them shows here. */
export const Centred = {
  ...blockStory(block, 0, { values: { TRIPADVISOR_URL: 'https://tripadvisor.example/penderie' } }),
  play: async ({ canvasElement }: Stage) =>
    expect(within(canvasElement).getByRole('link', { name: 'Tripadvisor' })).toHaveAttribute(
      'href',
      'https://tripadvisor.example/penderie',
    ),
};
export const Small = blockStory(block, 1, { values: { TRIPADVISOR_URL: 'https://tripadvisor.example/penderie' } });
/** Without a network in the settings there is nothing, not even the title. */
export const Empty = {
  ...blockStory(block, 0, {
    values: Object.fromEntries(
      [
        'INSTAGRAM_URL',
        'FACEBOOK_URL',
        'PINTEREST_URL',
        'TIKTOK_URL',
        'YOUTUBE_URL',
        'LINKEDIN_URL',
        'TWITTER_URL',
        'TELEGRAM_USERNAME',
        'DISCORD_SERVER',
        'GITHUB_REPOSITORY',
        'TRIPADVISOR_URL',
        'GOOGLE_REVIEW_URL',
      ].map((key) => [key, '']),
    ),
  }),
  play: async ({ canvasElement }: Stage) => expect(within(canvasElement).queryByText('Suivez la boutique')).toBeNull(),
};
