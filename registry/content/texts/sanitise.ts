import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { localHref } from '#client/local-path.ts';
import type { LoadContext } from '#renderer/types.ts';
import { linkSchemes, richTextAttributes, richTextTags } from '#schemas/rich-text.ts';

/** Parts of a page that a text within one is not. */
const landmarks: readonly string[] = ['aside', 'footer', 'header', 'main', 'nav'];

const attributes = Object.fromEntries(Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]]));

const options: sanitizeHtml.IOptions = {
  allowedTags: richTextTags.filter((tag) => !landmarks.includes(tag)),
  allowedAttributes: attributes,
  allowedSchemes: [...linkSchemes],
  // Pictures are the site's own: nothing is fetched from another host.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  transformTags: {
    h1: 'h2',
  },
};

/** Additional HTML allowed in an owner's own markup: `details` and `summary`, and classes for the CSS of the settings. */
const markup: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...(options.allowedTags || []), 'details', 'summary'],
  allowedAttributes: {
    ...attributes,
    '*': ['id', 'lang', 'class'],
    img: [...(attributes.img ?? []), 'loading'],
    details: ['open', 'name'],
  },
};

type Place = Pick<LoadContext, 'site' | 'lang'>;

/**
 * HTML that an owner wrote, without anything that runs, embeds or styles. Links within the site lead to the page's language.
 * On the server only.
 */
export const sanitise = (html: string, place: Place): string => clean(html, place, options);

/** The same for a block of the owner's own markup, which keeps boxes, pictures and classes. */
export const sanitiseMarkup = (html: string, place: Place): string => clean(html, place, markup);

/** Cache of sanitised HTML, at most 4 million characters: every page has the same footer, and every sheet the shop's own texts. */
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
  const a: sanitizeHtml.Transformer = (tagName, { href, rel = '', ...others }) => {
    // A page opened from ours must not reach back into it.
    const rels = new Set([...rel.split(/\s+/), ...(others.target === '_blank' ? ['noopener'] : [])].filter(Boolean));
    return {
      tagName,
      attribs: {
        ...others,
        ...(href !== undefined && { href: href.startsWith('//') ? `https:${href}` : localHref(place, href) }),
        ...(rels.size > 0 && { rel: [...rels].join(' ') }),
      },
    };
  };
  return sanitizeHtml(html, { ...allowed, transformTags: { ...allowed.transformTags, a } });
}
