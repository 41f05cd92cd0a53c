import { join } from 'node:path';
import { langs } from '../messages/languages.ts';
import { applyFiles, reportGenerated } from './generate/apply-files.ts';
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

const missing = compiled.flatMap((each) => each.missing);
reportGenerated({ check, differences, missing, problems, summary: `${files.size} files of texts` });
