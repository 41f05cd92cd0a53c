import type { ParameterKey, ParameterValues } from '#schemas/parameters/index.ts';
import type { IconDrawing } from '#ui/icon-path.tsx';
import { fontAwesomeIcon } from '../navigation-parts/font-awesome.ts';

export type SocialLink = { label: string; href: string; icon: IconDrawing };

type Network = { key: ParameterKey; label: string; icon: string | IconDrawing; href?: (value: string) => string };

/** Tripadvisor's owl, which Font Awesome no longer has: two eyes under a brow, drawn as large as the others. */
const owl: IconDrawing = {
  box: '0 0 24 24',
  path: 'M12 5c-3 0-5.700.8-7.900 2.200H1.500l1.700 1.800A5.200 5.200 0 0 0 6.700 18c1.300 0 2.500-.5 3.500-1.300L12 18.700l1.800-2c1 .8 2.200 1.300 3.500 1.300a5.200 5.200 0 0 0 3.500-9l1.700-1.800h-2.600C17.700 5.800 15 5 12 5M6.700 16.300a3.500 3.500 0 0 1 0-7 3.500 3.500 0 0 1 0 7m10.600 0a3.500 3.500 0 0 1 0-7 3.500 3.500 0 0 1 0 7M12 12.600c0-2.300-1.700-4.300-3.900-5.200 1.200-.5 2.500-.7 3.900-.7s2.700.2 3.900.7c-2.200.9-3.900 2.900-3.900 5.200M6.700 11.100a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600m10.600 0a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600',
};

const networks: readonly Network[] = [
  { key: 'INSTAGRAM_URL', label: 'Instagram', icon: 'instagram' },
  { key: 'FACEBOOK_URL', label: 'Facebook', icon: 'facebook-f' },
  { key: 'PINTEREST_URL', label: 'Pinterest', icon: 'pinterest-p' },
  { key: 'TIKTOK_URL', label: 'TikTok', icon: 'tiktok' },
  { key: 'YOUTUBE_URL', label: 'YouTube', icon: 'youtube' },
  { key: 'LINKEDIN_URL', label: 'LinkedIn', icon: 'linkedin-in' },
  { key: 'TWITTER_URL', label: 'Twitter', icon: 'x-twitter' },
  { key: 'TELEGRAM_USERNAME', label: 'Telegram', icon: 'telegram', href: (name) => `https://t.me/${name}` },
  { key: 'DISCORD_SERVER', label: 'Discord', icon: 'discord', href: (code) => `https://discord.gg/${code}` },
  { key: 'GITHUB_REPOSITORY', label: 'GitHub', icon: 'github', href: (path) => `https://github.com/${path}` },
  { key: 'TRIPADVISOR_URL', label: 'Tripadvisor', icon: owl },
  { key: 'GOOGLE_REVIEW_URL', label: 'Google', icon: 'google' },
];

/** Where the shop is to be found besides its site; a network whose setting is empty is left out. On the server. */
export function socialLinks(values: ParameterValues): SocialLink[] {
  return networks.flatMap(({ key, label, icon, href }) => {
    const value = String(values[key]);
    const drawing = typeof icon === 'string' ? fontAwesomeIcon('fa-brands', icon) : icon;
    return value && drawing ? [{ label, icon: drawing, href: href ? href(value) : value }] : [];
  });
}
