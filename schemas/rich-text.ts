/**
 * Content allowed in an owner's formatted text. The API, the pages and the editor's schema all use this one list. So editing and saving one
 * place of a text changes no other place.
 */

/** Elements that hold blocks, or a line of text alone, and mean nothing to the editor beyond that. */
export const containerTags = [
  ...['address', 'article', 'aside', 'div', 'figcaption', 'figure', 'footer', 'header', 'hgroup', 'main', 'nav', 'section'],
] as const;

/** Elements within a line. */
export const inlineTags = [
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'data', 'dfn', 'em', 'i', 'kbd', 'mark', 'q', 'rb', 'rp', 'rt', 'rtc', 'ruby'],
  ...['s', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
] as const;

/** Every element. */
export const richTextTags: readonly string[] = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr'],
  ...['ul', 'ol', 'menu', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...containerTags,
  ...inlineTags,
  ...['br', 'img'],
];

/** The attributes of each element; `*` those of all. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['id', 'lang'],
  a: ['href', 'title', 'target', 'rel'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['scope', 'colspan', 'rowspan'],
  time: ['datetime'],
};

/** Schemes of links to other places than the site. */
export const linkSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel'];
