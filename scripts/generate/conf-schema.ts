import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type BlockConf, blockModes, codeStarts } from '../../registry/define-block.ts';
import { readTexts, type SchemaTexts, type TextReport, textsOf, withTexts } from './block-texts.ts';
import type { JsonSchema } from './json-schema.ts';

/** A block's schema: an object of props. */
export type ConfSchema = JsonSchema & {
  required?: string[];
  properties: Record<string, JsonSchema>;
  examples?: Record<string, unknown>[];
} & BlockConf;

/**
 * Keywords of ours: what the block is (`x-block`), the editor's hints, `x-responsive` (a value by breakpoint is allowed), and `x-names`: what
 * of the site the value names (NameKind of backend/operations/archive/check/known-names.ts), which a check looks up; `x-alt-unless`: a picture
 * that needs an alternative text unless that prop of the block is on. `x-texts` is in no file: the texts of each language, read beside it.
 */
export const ownKeywords = [...['x-texts', 'x-category', 'x-block', 'x-control', 'x-responsive', 'x-names', 'x-alt-unless']];

const breakpointNames = ['base', 'sm', 'md', 'lg', 'xl'];

/** Reads a block's `conf.schema.json` with its texts, the part `block` of `messages/<lang>.json` beside it. @throws Error with what is wrong */
export async function readConf(path: string, report: TextReport = { problems: [], missing: [] }): Promise<ConfSchema> {
  const facts = await withParts(JSON.parse(await readFile(path, 'utf8')), dirname(path), report);
  const texts = Object.entries(await readTexts(dirname(path))).map(([lang, { block }]) => [lang, (block ?? {}) as SchemaTexts] as const);
  const conf = withTexts(
    facts as JsonSchema,
    Object.fromEntries(texts),
    { folder: nameOf(dirname(path)), keys: ['block'] },
    report,
  ) as ConfSchema;
  const problems = [
    ...(conf.type === 'object' && conf.properties ? [] : ['"type": "object" and "properties" are needed']),
    ...(conf.additionalProperties === false ? [] : ['"additionalProperties": false is needed']),
    ...[['', conf] as const, ...Object.entries(conf.properties ?? {})].flatMap(([name, schema]) =>
      textsOf(schema).en?.title === undefined ? [`${name || 'the block'} has no "title" in English`] : [],
    ),
    ...report.problems,
    ...blockProblems(conf['x-block']),
    ...(conf.examples?.length ? [] : ['at least one of "examples" is needed']),
  ];
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('; ')}`);
  return conf;
}

function blockProblems(block: Partial<BlockConf['x-block']> | undefined): string[] {
  if (!block) return ['"x-block" is needed'];
  return [
    ...(Number.isInteger(block.version) && Number(block.version) > 0 ? [] : ['"version" of "x-block" counts from 1']),
    ...(typeof (block.keepsOwnWidth ?? true) === 'boolean' ? [] : ['"keepsOwnWidth" of "x-block" is true or false']),
    ...(codeStarts.includes(block.startsAtLoad ?? true) ? [] : [`"startsAtLoad" of "x-block" is one of ${codeStarts.join(', ')}`]),
    ...(blockModes.includes(block.mode ?? '') ? [] : [`"mode" of "x-block" is one of ${blockModes.join(', ')}`]),
  ];
}

/**
 * Puts the schema of a shared part (`registry/conf/`) in the place of each `$ref` to its file, with the part's texts.
 */
async function withParts(schema: unknown, folder: string, report: TextReport): Promise<unknown> {
  if (Array.isArray(schema)) return Promise.all(schema.map((item) => withParts(item, folder, report)));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...own } = schema as JsonSchema;
  const part = typeof $ref === 'string' ? await readPart(join(folder, $ref), report) : {};
  const entries = Object.entries(own).map(async ([keyword, value]) => [keyword, await withParts(value, folder, report)] as const);
  return { ...part, ...Object.fromEntries(await Promise.all(entries)) };
}

/** A folder of the registry by its path in the project. */
const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('registry'));

/** Reads the schema of a shared part with its texts, those of its name in `messages/<lang>.json` beside it. */
export async function readPart(path: string, report: TextReport): Promise<JsonSchema> {
  const name = basename(path, '.schema.json');
  const texts = Object.entries(await readTexts(dirname(path))).map(([lang, parts]) => [lang, (parts[name] ?? {}) as SchemaTexts] as const);
  return withTexts(
    JSON.parse(await readFile(path, 'utf8')) as JsonSchema,
    Object.fromEntries(texts),
    { folder: nameOf(dirname(path)), keys: [name] },
    report,
  );
}

/** Writes `x-responsive` out: the value itself, or an object of values by breakpoint. */
export function expandResponsive(conf: ConfSchema): ConfSchema {
  const properties = Object.entries(conf.properties).map(([name, schema]) => {
    if (!schema['x-responsive']) return [name, schema];
    const { 'x-responsive': _, 'x-texts': __, default: usual, ...facts } = schema;
    const texts = Object.entries(textsOf(schema));
    const labels = texts.flatMap(([lang, own]) => (own.labels ? [[lang, { labels: own.labels }]] : []));
    const value = { ...facts, ...(labels.length > 0 && { 'x-texts': Object.fromEntries(labels) }) };
    const byBreakpoint = {
      type: 'object',
      additionalProperties: false,
      required: ['base'],
      properties: Object.fromEntries(breakpointNames.map((breakpoint) => [breakpoint, value])),
    };
    const words = Object.fromEntries(texts.map(([lang, { labels: ___, ...own }]) => [lang, own]));
    return [name, { 'x-texts': words, ...(usual !== undefined && { default: usual }), anyOf: [value, byBreakpoint] }];
  });
  return { ...conf, properties: Object.fromEntries(properties) };
}
