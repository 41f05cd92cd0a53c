import { type EmbedHost, embedHosts } from '#registry/navigation/consent/embed-hosts.ts';

const kinds: Readonly<Record<string, 'image' | 'video'>> = {
  svg: 'image',
  jpeg: 'image',
  jpg: 'image',
  png: 'image',
  mp4: 'video',
  m4v: 'video',
  mov: 'video',
  avi: 'video',
  wmv: 'video',
  flv: 'video',
};

/** Returns whether the extension of a file means image or video (specification of the shop's flow, section 5); null for any other. */
export function mediaKind(path: string): 'image' | 'video' | null {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(kinds, extension) && kinds[extension]) || null;
}

/**
 * Source of a video: a file, a file that can only be downloaded, a player of a known host, or a page elsewhere, shown as a link. `src` of a
 * player has only parameters that are safe to send.
 */
export type VideoSource =
  | { kind: 'file'; src: string; type: string | undefined; isOwn: boolean }
  | { kind: 'embed'; host: EmbedHost; src: string }
  | { kind: 'download' }
  | { kind: 'page' };

const fileTypes: Readonly<Record<string, string | undefined>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  // Browsers that play these say so by trying: a type would make them refuse.
  mov: undefined,
  ogv: 'video/ogg',
};

/** Reads an address that an owner pasted; it never throws. */
export function videoSource(address: string): VideoSource {
  const url = URL.parse(address, 'https://own.invalid');
  if (!url) return { kind: 'page' };
  const extension = /\.([a-z0-9]+)$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? '';
  if (Object.hasOwn(fileTypes, extension)) {
    return { kind: 'file', src: address, type: fileTypes[extension], isOwn: url.hostname === 'own.invalid' };
  }
  return embedOf(url) ?? { kind: mediaKind(url.pathname) === 'video' ? 'download' : 'page' };
}

function embedOf(url: URL): VideoSource | undefined {
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  const path = url.pathname.split('/').filter(Boolean);
  switch (host) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youTube(url.searchParams.get('v') ?? afterName(path, ['embed', 'shorts', 'live']), url);
    case 'youtu.be':
      return youTube(path[0], url);
    case 'vimeo.com':
    case 'player.vimeo.com':
      return vimeo(path, url);
    case 'dailymotion.com':
    case 'geo.dailymotion.com':
      return dailymotion(url.searchParams.get('video') ?? afterName(path, ['video']));
    case 'dai.ly':
      return dailymotion(path[0]);
    default:
      return undefined;
  }
}

const afterName = (path: readonly string[], names: readonly string[]): string | undefined =>
  path[path.findIndex((step) => names.includes(step)) + 1];

function youTube(id: string | undefined, url: URL): VideoSource | undefined {
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  return { kind: 'embed', host: 'YouTube', src: `${embedHosts.YouTube}/embed/${id}?rel=0${start > 0 ? `&start=${start}` : ''}` };
}

/** An unlisted video has a second part in its address, without which it is not shown. */
function vimeo(path: readonly string[], url: URL): VideoSource | undefined {
  const at = path.findIndex((step) => /^\d{6,12}$/.test(step));
  if (at < 0) return undefined;
  const hash = url.searchParams.get('h') ?? path[at + 1];
  const unlisted = hash && /^[a-f0-9]{6,16}$/.test(hash) ? `&h=${hash}` : '';
  return { kind: 'embed', host: 'Vimeo', src: `${embedHosts.Vimeo}/video/${path[at]}?dnt=1${unlisted}` };
}

function dailymotion(id: string | undefined): VideoSource | undefined {
  const found = /^x?[a-z0-9]{5,10}(?=_|$)/i.exec(id ?? '')?.[0];
  return found ? { kind: 'embed', host: 'Dailymotion', src: `${embedHosts.Dailymotion}/player.html?video=${found}` } : undefined;
}

/** `90`, `90s`, `1m30s`, `1h2m3s` in seconds; 0 for anything else. */
function seconds(text: string): number {
  const [, hours = '0', minutes = '0', rest = '0'] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}
