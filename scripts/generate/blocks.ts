import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BlockCode, definitionOf } from '../../registry/define-block.ts';
import type { BlockDefinition } from '../../renderer/types.ts';
import { type ConfSchema, expandResponsive, readConf } from './conf-schema.ts';
import { checkConf } from './validators.ts';

export type Block = { type: string; conf: ConfSchema; definition: BlockDefinition; hasCode: boolean; hasComponent: boolean };

/** Reads every block's folder. A wrong one is left out and named in `problems`, so that it does not stop the others. */
export async function readBlocks(folder: string): Promise<{ blocks: Block[]; problems: string[] }> {
  const entries = await readdir(folder, { withFileTypes: true });
  const types = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const blocks: Block[] = [];
  const problems: string[] = [];
  for (const type of types) {
    try {
      const block = await readBlock(folder, type);
      blocks.push(block);
      if (!block.hasComponent) problems.push(`registry/blocks/${type}: ${type}.tsx is missing`);
    } catch (error) {
      problems.push(`registry/blocks/${type}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { blocks, problems };
}

async function readBlock(folder: string, type: string): Promise<Block> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) throw new Error('the folder name is not kebab-case');
  const path = (name: string) => join(folder, type, name);
  const conf = expandResponsive(await readConf(path('conf.schema.json')));
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
  return { type, conf, definition, hasCode, hasComponent: existsSync(path(`${type}.tsx`)) };
}
