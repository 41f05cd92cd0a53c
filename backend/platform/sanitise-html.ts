import sanitizeHtml from 'sanitize-html';

/** Keeps of a text what is text: paragraphs, titles, lists, tables, links and pictures. No scripts, styles or frames. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: sanitizeHtml.defaults.allowedTags.concat(['img']),
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['scope', 'colspan'],
      td: ['colspan'],
      '*': ['id', 'lang'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
  });
}
