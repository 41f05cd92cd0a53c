import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blockFolders, subjects } from '../generate/blocks.ts';
import { camel } from '../generate/validators.ts';

/** Words that cannot name what the generated index imports. */
const reserved = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for
  function if implements import in interface let new null package private protected public return static super switch this throw
  true try typeof undefined var void while with yield`.split(/\s+/),
);

/** Returns why no block of this name can be created within a subject; undefined: it can. */
export function refusalOf(subject: string, type: string, root: string): string | undefined {
  if (!Object.hasOwn(subjects, subject))
    return `Usage: npm run new:block <subject> <type>, e.g. catalogue wine-map; subjects are ${Object.keys(subjects).join(', ')}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    return 'Usage: npm run new:block <subject> <type>, the type in lower case with hyphens, e.g. catalogue wine-map';
  if (reserved.has(camel(type))) return `"${type}" is a word of JavaScript: choose another`;
  const folder = blockFolders(join(root, 'registry'))[type];
  for (const path of [`registry/${folder ?? `${subject}/${type}`}`, `stories/blocks/${type}.stories.tsx`])
    if (existsSync(join(root, path))) return `${path} exists already`;
  return undefined;
}
