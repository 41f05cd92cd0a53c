import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BlockCode, definitionOf } from '../../registry/define-block.ts';
import type { BlockDefinition } from '../../renderer/types.ts';
import type { TextReport } from './block-texts.ts';
import { type ConfSchema, expandResponsive, readConf } from './conf-schema.ts';
import { checkConf } from './validators.ts';

/** `folder`: where it stands in the registry, `<subject>/<type>`. */
export type Block = {
  type: string;
  folder: string;
  conf: ConfSchema;
  definition: BlockDefinition;
  hasCode: boolean;
  hasComponent: boolean;
};

/** Subjects of blocks: the folders of the registry that hold them, beside what the blocks of a subject share. */
export const subjects: Readonly<Record<string, string>> = {
  page: 'how a page is laid out',
  content: 'texts, pictures, articles, events, services, forms, what a house says of itself',
  navigation: 'the frame of every page and the ways through a site',
  catalogue: 'products: lists, search, sheets',
  buying: 'from the choice of a declination to the cart',
  checkout: 'delivery, payment and what follows it',
  account: 'sign-in, profile, orders, returns',
};

/** Folders of blocks in the registry, `<subject>/<type>`, by type: those with a schema. */
export function blockFolders(registry: string): Record<string, string> {
  const folders = globSync('*/*/conf.schema.json', { cwd: registry }).map((path) => dirname(path));
  return Object.fromEntries(folders.map((folder) => [basename(folder), folder] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads every block of the registry. A wrong one is left out and named in `problems`, so that it does not stop the others; `missing`: texts that a language lacks. */
export async function readBlocks(registry: string): Promise<{ blocks: Block[]; problems: string[]; missing: string[] }> {
  const blocks: Block[] = [];
  const problems: string[] = [];
  const missing = new Set<string>();
  for (const [type, folder] of Object.entries(blockFolders(registry))) {
    try {
      const report: TextReport = { problems: [], missing: [] };
      const block = await readBlock(registry, folder, type, report);
      for (const text of report.missing) missing.add(text);
      blocks.push(block);
      if (!block.hasComponent) problems.push(`registry/${folder}: ${type}.tsx is missing`);
    } catch (error) {
      problems.push(`registry/${folder}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { blocks, problems, missing: [...missing] };
}

async function readBlock(registry: string, folder: string, type: string, report: TextReport): Promise<Block> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) throw new Error('the folder name is not kebab-case');
  const path = (name: string) => join(registry, folder, name);
  const conf = expandResponsive(await readConf(path('conf.schema.json'), report));
  if (conf['x-block'].type !== type) throw new Error(`conf.schema.json says type "${conf['x-block'].type}"`);
  const hasCode = existsSync(path('index.ts'));
  const { code } = (hasCode ? await import(pathToFileURL(path('index.ts')).href) : {}) as {
    code?: BlockCode<Record<string, unknown>, unknown>;
  };
  if (hasCode && !code) throw new Error('index.ts does not export "code"');
  const definition = definitionOf(conf, code);
  for (let version = 1; version < definition.version; version++) {
    if (!definition.migrations[version]) throw new Error(`no migration from version ${version}`);
  }
  checkConf(conf, definition.defaults);
  return { type, folder, conf, definition, hasCode, hasComponent: existsSync(path(`${type}.tsx`)) };
}
