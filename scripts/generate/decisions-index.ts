import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf } from '../check/rooms.ts';

const folder = 'docs/adr';
const maxLines = 60;
const form =
  /^# (?<number>\d{4}) (?<title>.+)\n\nStatus: (?<status>.+)\. Date: (?<date>\d{4}-\d{2}-\d{2})\.\n\n## Context\n[\s\S]+\n## Decision\n[\s\S]+\n## Consequences\n/;

const intro = `# Decisions

A record says why something is as it is, in one form: number and title, status and date, context, decision, consequences, in at most ${maxLines} lines. A decision that changes gets a new record, which names the old one. This page is made by \`npm run generate\`.

`;

/** The index of the decision records, and a line for each record that has not their form, or not the number of its file. */
export function decisionsIndex(root: string): { page: string; problems: string[] } {
  const files = readdirSync(join(root, folder)).filter((name) => /^\d{4}-.*\.md$/.test(name));
  const problems: string[] = [];
  const rows = files.sort().map((name) => {
    const text = readFileSync(join(root, folder, name), 'utf8');
    const { number, title, status, date } = form.exec(text)?.groups ?? {};
    if (!number || !name.startsWith(number)) problems.push(`${folder}/${name}: not the form of a decision record (docs/adr/README.md)`);
    if (text.split('\n').length > maxLines + 1) problems.push(`${folder}/${name}: more than ${maxLines} lines`);
    return [number ?? '', `[${title}](${name})`, status ?? '', date ?? ''];
  });
  return { page: `${intro}${tableOf(['number', 'title', 'status', 'date'], rows)}\n`, problems };
}
