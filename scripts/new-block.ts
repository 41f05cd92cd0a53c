import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pascal } from './generate/prop-types.ts';

/** Makes the folder of a new block and generates what follows from it: `npm run new:block wine-map`. */
const root = join(import.meta.dirname, '..');
const type = process.argv[2] ?? '';
const folder = join(root, 'registry/blocks', type);

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
  fail('Usage: npm run new:block <type>, the type in lower case with hyphens, e.g. wine-map');
else if (existsSync(folder)) fail(`registry/blocks/${type} exists already`);
else await make();

async function make(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(filesOf(type, pascal(type)))) await writeFile(join(folder, name), content);
  execFileSync(process.execPath, [join(root, 'scripts/generate.ts')], { stdio: 'inherit' });
  process.stdout.write(`registry/blocks/${type} is ready; docs/block-contract.md says what goes into it\n`);
}

function filesOf(name: string, Name: string): Record<string, string> {
  const words = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return {
    'conf.schema.json': `{
  "title": "${words}",
  "x-title-en": "${words}",
  "type": "object",
  "additionalProperties": false,
  "required": ["text"],
  "properties": {
    "text": { "title": "Texte", "x-title-en": "Text", "type": "string", "minLength": 1, "maxLength": 200 }
  },
  "examples": [{ "text": "${words}" }]
}
`,
    'index.ts': `import { defineBlock } from '../../define-block.ts';
import type { ${Name}Props } from '../../generated/${name}.ts';

export const block = defineBlock<${Name}Props>({ type: '${name}', version: 1, mode: 'static' });
`,
    [`${name}.tsx`]: `import type { BlockProps } from '#renderer/types.ts';
import type { ${Name}Props } from '../../generated/${name}.ts';

export function ${Name}({ node }: BlockProps<${Name}Props>) {
  return <p>{node.props.text}</p>;
}
export default ${Name};
`,
  };
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
