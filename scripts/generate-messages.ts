import { join } from 'node:path';
import { langs } from '../messages/languages.ts';
import { applyFiles } from './generate/apply-files.ts';
import { compileMessages } from './generate/messages/compile-messages.ts';
import { readTexts } from './generate/messages/read-texts.ts';

/**
 * Compiles the interface's texts to modules, the first step of `npm run generate`. Texts that a language lacks are listed and fail nothing;
 * `--check` as there.
 */
const root = join(import.meta.dirname, '..');
const check = process.argv.includes('--check');

const compiled = readTexts(root, langs).map((texts) => ({ path: texts.path, ...compileMessages(texts, langs) }));
const problems = compiled.flatMap((each) => each.problems);
const files = new Map(compiled.map(({ path, module }) => [`messages/generated/${path}.ts`, module]));
const differences = await applyFiles(files, { root, folders: ['messages/generated'], check });

for (const missing of compiled.flatMap((each) => each.missing)) process.stdout.write(`${missing} is missing: English stands in\n`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (check) for (const path of differences) process.stderr.write(`${path} is not what npm run generate makes\n`);
else process.stdout.write(`${files.size} files of texts, ${differences.length} files changed\n`);
if (problems.length > 0 || (check && differences.length > 0)) process.exitCode = 1;
