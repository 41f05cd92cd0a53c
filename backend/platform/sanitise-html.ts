import sanitizeHtml from 'sanitize-html';
import { linkSchemes, richTextAttributes, richTextTags } from '#schemas/rich-text.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: Object.fromEntries(Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...linkSchemes],
};

/** Removes from a text everything that a formatted text may not contain (schemas/rich-text.ts), such as scripts, styles and frames. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, options);
