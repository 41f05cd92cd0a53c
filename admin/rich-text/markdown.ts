import { marked } from 'marked';

/** Patterns that ordinary plain text hardly ever has: a text with any one of them is read as Markdown. */
const signs: readonly RegExp[] = [
  // A heading; one of the first level, which a number sign may be as well, with an empty line below it.
  /^#{2,6} \S/m,
  /^# \S.*\n[ \t]*\n/m,
  // Two entries of a list, bulleted or numbered.
  /^[-*+] \S.*\n+(?: .*\n+)*[-*+] \S/m,
  /^1[.)] \S.*\n+(?: .*\n+)*2[.)] \S/m,
  // A row of a table above its line of dashes.
  /^.*\S *\|.*\n *\|? *:?-{3,}:? *(?:\|[ :|-]*)?$/m,
  /^```/m,
  // Bold words, and a link with its words.
  /(?:^|\s)\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*(?=[\s.,;:!?)]|$)/m,
  /\[[^\]\n]+\]\((?:https?:\/\/|mailto:|\/)[^)\s]*\)/,
];

/** Returns whether a plain text is Markdown. A dash, an asterisk or a number sign alone is not enough. */
export const isMarkdown = (text: string): boolean => signs.some((sign) => sign.test(text.replace(/\r\n?/g, '\n')));

/** A text in Markdown (GitHub's, with tables) as HTML. What it holds of HTML is in it as it stands: clean it. */
export const markdownToHtml = (text: string): string => marked.parse(text, { async: false, gfm: true });
