import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { camel } from '../generate/validators.ts';

/** Words that cannot name what the generated index imports. */
const reserved = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for
  function if implements import in interface let new null package private protected public return static super switch this throw
  true try typeof undefined var void while with yield`.split(/\s+/),
);

/** Why no block of this name can be made; undefined: one can. */
export function refusalOf(type: string, root: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    return 'Usage: npm run new:block <type>, the type in lower case with hyphens, e.g. wine-map';
  if (reserved.has(camel(type))) return `"${type}" is a word of JavaScript: choose another`;
  for (const path of [`registry/blocks/${type}`, `stories/blocks/${type}.stories.tsx`])
    if (existsSync(join(root, path))) return `${path} exists already`;
  return undefined;
}
