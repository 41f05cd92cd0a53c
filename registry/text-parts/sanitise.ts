import sanitizeHtml from 'sanitize-html';

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
    // A page opened from ours must not reach back into it.
    a: (tagName, attributes) => ({ tagName, attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener' } : attributes }),
  },
};

/** HTML that an owner wrote, without anything that runs, embeds or styles. On the server only. */
export const sanitise = (html: string): string => sanitizeHtml(html, options);
