import { isBlock, type ResolvedNode } from '#renderer/core/resolved.ts';
import type { Image } from '#schemas/site.ts';
import type { PicturePreload } from '../model/page-props.ts';

const firstPicture = /<picture(?:(?!<\/picture>).)*?fetchpriority="high"[^>]*>/is;
const source = /<(?:source|img)([^>]*\ssrcset="[^>]*)>/gi;

/**
 * The large picture at the top of a page, the one that its document marks as such (`fetchpriority`), as the browser should fetch
 * it while it still reads the page: its sources, the one for phones only there. None where the page has no such picture.
 */
export function pagePicture(layouts: readonly { nodes: readonly ResolvedNode[] }[]): PicturePreload[] {
  for (const { nodes } of layouts) {
    const [picture] = firstPicture.exec(htmlOf(nodes)) ?? [];
    if (!picture) continue;
    const sources = [...picture.matchAll(source)].map(([, attributes = '']) => ({
      srcSet: attribute(attributes, 'srcset'),
      sizes: attribute(attributes, 'sizes'),
      media: attribute(attributes, 'media') || null,
    }));
    const [phone] = sources.flatMap(({ media }) => media ?? []);
    return sources.map((each) => ({ ...each, media: each.media ?? (phone ? `not all and ${phone}` : null) }));
  }
  return [];
}

/** The large picture at the top of a page as its document shows it on wide screens; undefined where it has none. */
export function largePicture(
  layouts: readonly { nodes: readonly ResolvedNode[] }[],
): Pick<Image, 'url' | 'width' | 'height' | 'alt'> | undefined {
  for (const { nodes } of layouts) {
    const [picture] = firstPicture.exec(htmlOf(nodes)) ?? [];
    const [, attributes = ''] = /<img([^>]*)>/i.exec(picture ?? '') ?? [];
    const [, url] = /^(\/media\/[0-9a-f]{32}\/[a-z0-9-]+)-\d+\.[a-z]+$/.exec(attribute(attributes, 'src')) ?? [];
    const [width, height] = [Number(attribute(attributes, 'width')), Number(attribute(attributes, 'height'))];
    if (url && width > 0 && height > 0) return { url, width, height, alt: attribute(attributes, 'alt') };
  }
  return undefined;
}

/** Ready HTML of nodes, at any depth. */
function htmlOf(nodes: readonly ResolvedNode[]): string {
  return nodes.map((node) => ('html' in node && node.html ? node.html : isBlock(node) ? slotsHtml(node.slots) : '')).join('');
}

const slotsHtml = (slots: Readonly<Record<string, readonly ResolvedNode[]>> = {}): string => Object.values(slots).map(htmlOf).join('');

/** Signs as React writes them in attributes. */
const escaped: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };

function attribute(attributes: string, name: string): string {
  const [, value = ''] = new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes) ?? [];
  return value.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => escaped[name] ?? '');
}
