import { isBlock, type ResolvedNode } from '#renderer/core/resolved.ts';
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

/** Ready HTML of nodes, at any depth. */
function htmlOf(nodes: readonly ResolvedNode[]): string {
  return nodes.map((node) => ('html' in node && node.html ? node.html : isBlock(node) ? slotsHtml(node.slots) : '')).join('');
}

const slotsHtml = (slots: Readonly<Record<string, readonly ResolvedNode[]>> = {}): string => Object.values(slots).map(htmlOf).join('');

function attribute(attributes: string, name: string): string {
  const [, value = ''] = new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes) ?? [];
  return value.replaceAll('&amp;', '&');
}
