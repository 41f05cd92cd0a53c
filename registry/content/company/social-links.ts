import { fontAwesomeIcon } from '#registry/navigation/site/font-awesome.ts';
import type { ParameterKey, ParameterValues } from '#schemas/parameters/index.ts';
import type { IconDrawing } from '#ui/icon-path.tsx';

export type SocialLink = { label: string; href: string; icon: IconDrawing };

type Network = { key: ParameterKey; label: string; icon: string | IconDrawing; href?: (value: string) => string };

/** Tripadvisor's owl, which Font Awesome no longer has: two eyes under a brow, drawn as large as the others. */
const owl: IconDrawing = {
  box: '0 0 24 24',
  path: 'M12 5c-3 0-5.7.8-7.9 2.2H1.5l1.7 1.8A5.2 5.2 0 0 0 6.7 18c1.3 0 2.5-.5 3.5-1.3L12 18.7l1.8-2c1 .8 2.2 1.3 3.5 1.3a5.2 5.2 0 0 0 3.5-9l1.7-1.8h-2.6C17.7 5.8 15 5 12 5M6.7 16.3a3.5 3.5 0 0 1 0-7 3.5 3.5 0 0 1 0 7m10.6 0a3.5 3.5 0 0 1 0-7 3.5 3.5 0 0 1 0 7M12 12.6c0-2.3-1.7-4.3-3.9-5.2 1.2-.5 2.5-.7 3.9-.7s2.7.2 3.9.7c-2.2.9-3.9 2.9-3.9 5.2M6.7 11.1a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6m10.6 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6',
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

/** Lists the links to the shop's social networks. A network whose setting is empty is left out. Runs on the server. */
export function socialLinks(values: ParameterValues): SocialLink[] {
  return networks.flatMap(({ key, label, icon, href }) => {
    const value = String(values[key]);
    const drawing = typeof icon === 'string' ? fontAwesomeIcon('fa-brands', icon) : icon;
    return value && drawing ? [{ label, icon: drawing, href: href ? href(value) : value }] : [];
  });
}
