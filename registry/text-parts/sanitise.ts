import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { localHref } from '#client/local-path.ts';
import type { LoadContext } from '#renderer/types.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'mark',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'blockquote',
    'cite',
    'a',
    'span',
    'abbr',
    'time',
    'address',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'dl',
    'dt',
    'dd',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    abbr: ['title'],
    time: ['datetime'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['id', 'lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    h1: 'h2',
  },
};

/** What an owner's own markup may have besides: boxes, pictures, and classes for the CSS of the settings. */
const markup: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...(options.allowedTags || []), 'div', 'section', 'article', 'figure', 'figcaption', 'img', 'details', 'summary'],
  allowedAttributes: {
    ...options.allowedAttributes,
    '*': ['id', 'lang', 'class'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    details: ['open', 'name'],
  },
  // Pictures are the site's own: nothing is fetched from another host.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
};

type Place = Pick<LoadContext, 'site' | 'lang'>;

/**
 * HTML that an owner wrote, without anything that runs, embeds or styles. Links within the site lead to the page's language.
 * On the server only.
 */
export const sanitise = (html: string, place: Place): string => clean(html, place, options);

/** The same for a block of the owner's own markup, which keeps boxes, pictures and classes. */
export const sanitiseMarkup = (html: string, place: Place): string => clean(html, place, markup);

/** What was cleaned last, at most 4 million characters of it: every page has its footer, and every sheet the shop's own words. */
const cleaned = new LRUCache<string, string>({ maxSize: 4_000_000, sizeCalculation: (html, name) => html.length + name.length + 100 });

function clean(html: string, place: Place, allowed: sanitizeHtml.IOptions): string {
  // With what `localHref` reads of the place.
  const name = `${allowed === markup} ${place.lang} ${place.site.defaultLang} ${html}`;
  const known = cleaned.get(name);
  if (known !== undefined) return known;
  const result = cleanAnew(html, place, allowed);
  cleaned.set(name, result);
  return result;
}

function cleanAnew(html: string, place: Place, allowed: sanitizeHtml.IOptions): string {
  const a: sanitizeHtml.Transformer = (tagName, { href, ...attributes }) => ({
    tagName,
    attribs: {
      ...attributes,
      ...(href !== undefined && { href: localHref(place, href) }),
      // A page opened from ours must not reach back into it.
      ...(attributes.target === '_blank' && { rel: 'noopener' }),
    },
  });
  return sanitizeHtml(html, { ...allowed, transformTags: { ...allowed.transformTags, a } });
}
