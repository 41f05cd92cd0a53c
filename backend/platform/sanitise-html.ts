import sanitizeHtml from 'sanitize-html';
import { linkSchemes, richTextAttributes, richTextTags } from '#schemas/rich-text.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: Object.fromEntries(Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...linkSchemes],
};

/** Keeps of a text what a formatted text may hold (schemas/rich-text.ts). No scripts, styles or frames. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, options);
