import type { Page } from 'playwright';
import type { ParameterKey } from '#schemas/parameters/index.ts';
import { light } from './look.ts';
import type { PageProof } from './proof.ts';

/** A network: the setting, the name of its link, and what is set with where it leads. */
type Network = [key: ParameterKey, label: string, value: string, href?: string];

const networks: readonly Network[] = [
  ['FACEBOOK_URL', 'Facebook', 'https://facebook.example/penderie'],
  ['INSTAGRAM_URL', 'Instagram', 'https://instagram.example/penderie'],
  ['TIKTOK_URL', 'TikTok', 'https://tiktok.example/@penderie'],
  ['PINTEREST_URL', 'Pinterest', 'https://pinterest.example/penderie'],
  ['YOUTUBE_URL', 'YouTube', 'https://youtube.example/@penderie'],
  ['LINKEDIN_URL', 'LinkedIn', 'https://linkedin.example/company/penderie'],
  ['GOOGLE_REVIEW_URL', 'Google', 'https://google.example/r/penderie/review'],
  ['TWITTER_URL', 'Twitter', 'https://twitter.example/penderie'],
  ['TRIPADVISOR_URL', 'Tripadvisor', 'https://tripadvisor.example/penderie'],
  ['TELEGRAM_USERNAME', 'Telegram', 'penderie_de_marie', 'https://t.me/penderie_de_marie'],
  ['DISCORD_SERVER', 'Discord', 'pEnd3rIe', 'https://discord.gg/pEnd3rIe'],
  ['GITHUB_REPOSITORY', 'GitHub', 'marie/penderie', 'https://github.com/marie/penderie'],
];

/** Returns the target of a network's link in the footer; null: there is none. */
async function footerLink(page: Page, label: string): Promise<string | null> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: label, exact: true });
  return (await link.count()) > 0 ? link.getAttribute('href') : null;
}

const facebook = { FACEBOOK_URL: 'https://facebook.example/penderie' };

export const proofs: readonly PageProof[] = [
  ...networks.map(
    ([key, label, value, href = value]): PageProof => ({
      key,
      title: `the footer links to ${label}`,
      value,
      path: light,
      see: (page) => footerLink(page, label),
      before: null,
      after: href,
    }),
  ),
  {
    key: 'DISPLAY_SOCIAL_ICON_IN_MENU',
    title: 'the top bar links to the networks',
    value: 'true',
    with: facebook,
    path: light,
    see: (page) => page.getByRole('complementary', { name: 'Annonce' }).getByRole('link', { name: 'Facebook' }).isVisible(),
    before: false,
    after: true,
  },
  {
    key: 'DISPLAY_SOCIAL_ICON_IN_MENU',
    title: 'the menu of a phone links to the networks',
    value: 'true',
    with: facebook,
    path: light,
    screen: 'phone',
    see: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: 'Fermer le menu' }).waitFor();
      return page.getByRole('banner').first().getByRole('link', { name: 'Facebook' }).isVisible();
    },
    before: false,
    after: true,
  },
];
