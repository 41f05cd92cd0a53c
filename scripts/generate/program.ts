import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { entityParts } from '#backend/operations/archive/entity-parts.ts';
import type { Entity } from '#schemas/entities/define-entity.ts';
import { formSchema } from '#schemas/entities/form-schema.ts';
import { langs } from '../../messages/languages.ts';
import { applyFiles, reportGenerated } from './apply-files.ts';
import { type Block, readBlocks } from './blocks.ts';
import { bootScript } from './boot-script.ts';
import { callsPage } from './calls-page.ts';
import { pagesWithCounts, withCounts } from './counted-parts.ts';
import { dataFileProblems, dataFilesPage } from './data-files/page.ts';
import { decisionsIndex } from './decisions-index.ts';
import { blockRules, componentSchema, documentSchema } from './document-schema.ts';
import { editorBlocks, editorBlocksIndex } from './editor-blocks.ts';
import { componentsIndex, serverIndex } from './indexes.ts';
import { namedProofs, parametersPage, proofProblems } from './parameters-page.ts';
import { propTypes } from './prop-types.ts';
import { ruleProblems, rulesPage } from './rules-page.ts';
import { readParts } from './shared-schemas.ts';
import { namedStories, namedTests } from './test-titles.ts';
import { validators, validatorTypes } from './validators.ts';

/**
 * Makes what follows from the blocks' folders, from the catalogue of parameters, from the rules and from the first script of pages, and the counted facts of documents: `npm run generate`. With `--check` nothing is written and any difference fails.
 */
const root = join(import.meta.dirname, '../..');
const folders = ['registry/generated', 'schemas/generated', 'web/generated'];
const check = process.argv.includes('--check');

const tests = [...namedTests(root), ...namedStories(root), ...namedProofs()];
const { blocks, problems, missing } = await readBlocks(join(root, 'registry'));
const calls = await callsPage(root);
const decisions = decisionsIndex(root);
const broken = new Set(problems.map((problem) => problem.split(':')[0]?.split('/')[2]));
const differences = await applyFiles(await allFiles(blocks), { root, folders, check, isKept: (path) => broken.has(basename(path, '.ts')) });

const unproven = [...proofProblems(), ...dataFileProblems(), ...calls.problems, ...ruleProblems(tests), ...decisions.problems];

reportGenerated({ check, differences, missing, problems: [...problems, ...unproven], summary: `${blocks.length} blocks` });

/** Path → content of every generated file. */
async function allFiles(list: readonly Block[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { type, conf, definition } of list) {
    files.set(`registry/generated/${type}.ts`, await propTypes(type, conf, definition.defaults));
  }
  const complete = list.filter((block) => block.hasComponent);
  files.set('registry/generated/components.ts', componentsIndex(complete));
  files.set('registry/generated/server.ts', serverIndex(complete));
  for (const lang of langs) files.set(`registry/generated/editor-blocks.${lang}.json`, editorBlocks(list, lang));
  files.set('registry/generated/editor-blocks.ts', editorBlocksIndex());
  files.set('registry/generated/validators.js', validators(list));
  files.set('registry/generated/validators.d.ts', validatorTypes(list));
  files.set('schemas/generated/cms-document.schema.json', documentSchema(list, await readParts(join(root, 'registry/conf'))));
  files.set('schemas/generated/cms-component.schema.json', componentSchema());
  files.set('schemas/generated/block-rules.json', blockRules(list));
  for (const { entity } of Object.values(entityParts))
    files.set(`schemas/generated/forms/${entity.kind.replaceAll(' ', '-')}.json`, entityForm(entity));
  files.set('web/generated/boot-script.ts', await bootScript(root));
  files.set('docs/parameters.md', parametersPage());
  files.set('docs/data-files.md', dataFilesPage());
  files.set('docs/rules.md', rulesPage(tests));
  files.set('docs/calls.md', calls.page);
  files.set('docs/decisions/README.md', decisions.page);
  for (const path of pagesWithCounts) files.set(path, withCounts(await readFile(join(root, path), 'utf8'), { blocks: list.length }));
  return files;
}

/** An entity as the panel's forms read it. */
function entityForm(entity: Entity): string {
  return `${JSON.stringify(formSchema(entity), null, 2)}\n`;
}
