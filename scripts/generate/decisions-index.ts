import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headingsOf } from '../check/anchors.ts';

const folder = 'docs/decisions';
/** The table of the former records, which is no page of a subject. */
const archive = 'archive.md';
const bounds = { least: 600, most: 1200 };

const intro = `# Decisions

A page says how a subject of the product is solved today and why, with the ways that were rejected. A decision that changes is changed in its page, in the commit that changes the code. A page has ${bounds.least} to ${bounds.most} words. \`npm run generate\` makes this list. The former numbered records stand in the [archive](${archive}).

`;

/** Counts the words of a page, without signs of Markdown. */
const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The list of the decision pages with their sections, and a line for each page without a title or of another length. */
export function decisionsIndex(root: string): { page: string; problems: string[] } {
  const problems: string[] = [];
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md') && name !== 'README.md' && name !== archive);
  const parts = names.sort().map((name) => {
    const text = readFileSync(join(root, folder, name), 'utf8');
    const [title, ...sections] = headingsOf(text);
    const words = countWords(text);
    if (title?.level !== 1) problems.push(`${folder}/${name}: begins with no title`);
    if (words < bounds.least || words > bounds.most) {
      problems.push(`${folder}/${name}: ${words} words, allowed are ${bounds.least} to ${bounds.most}`);
    }
    const links = sections.filter(({ level }) => level === 2).map((section) => `[${section.title}](${name}#${section.anchor})`);
    return `- **[${title?.title}](${name})**: ${links.join(' · ')}`;
  });
  return { page: `${intro}${parts.join('\n')}\n`, problems };
}
