import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BlockConf, blockModes, codeStarts } from '../../registry/define-block.ts';

/** JSON Schema as the blocks use it: an object of props, each with a French and an English title. */
export type JsonSchema = { [keyword: string]: unknown };
export type ConfSchema = JsonSchema & {
  title: string;
  'x-title-en': string;
  required?: string[];
  properties: Record<string, JsonSchema>;
  examples?: Record<string, unknown>[];
} & BlockConf;

/**
 * Keywords of ours: the English wording, what the block is (`x-block`), the editor's hints, `x-responsive` (a value by breakpoint is allowed), and `x-names`: what of
 * the site the value names (NameKind of backend/operations/archive/check/known-names.ts), which a check looks up; `x-alt-unless`: a picture that needs
 * an alternative text unless that prop of the block is on.
 */
export const ownKeywords = [
  ...[
    'x-title-en',
    'x-description-en',
    'x-category',
    'x-block',
    'x-control',
    'x-responsive',
    'x-enum-fr',
    'x-enum-en',
    'x-names',
    'x-alt-unless',
  ],
];

const breakpointNames = ['base', 'sm', 'md', 'lg', 'xl'];

/** Reads `conf.schema.json` and says what is missing in it. */
export async function readConf(path: string): Promise<ConfSchema> {
  const conf = (await withParts(JSON.parse(await readFile(path, 'utf8')), dirname(path))) as ConfSchema;
  const problems = [
    ...(conf.type === 'object' && conf.properties ? [] : ['"type": "object" and "properties" are needed']),
    ...(conf.additionalProperties === false ? [] : ['"additionalProperties": false is needed']),
    ...[['', conf] as const, ...Object.entries(conf.properties ?? {})].flatMap(([name, schema]) =>
      ['title', 'x-title-en'].filter((word) => typeof schema[word] !== 'string').map((word) => `${name || 'the block'} has no "${word}"`),
    ),
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
 * Puts the schema of a shared part (`registry/conf/`) in the place of each `$ref` to its file. Words that stand beside
 * the reference win over the part's own.
 */
async function withParts(schema: unknown, folder: string): Promise<unknown> {
  if (Array.isArray(schema)) return Promise.all(schema.map((item) => withParts(item, folder)));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...own } = schema as JsonSchema;
  const part = typeof $ref === 'string' ? (JSON.parse(await readFile(join(folder, $ref), 'utf8')) as JsonSchema) : {};
  const entries = Object.entries(own).map(async ([keyword, value]) => [keyword, await withParts(value, folder)] as const);
  return { ...part, ...Object.fromEntries(await Promise.all(entries)) };
}

/** Writes `x-responsive` out: the value itself, or an object of values by breakpoint. */
export function expandResponsive(conf: ConfSchema): ConfSchema {
  const properties = Object.entries(conf.properties).map(([name, schema]) => {
    if (!schema['x-responsive']) return [name, schema];
    const {
      title,
      description,
      'x-title-en': titleEn,
      'x-description-en': descriptionEn,
      'x-responsive': _,
      default: usual,
      ...value
    } = schema;
    const byBreakpoint = {
      type: 'object',
      additionalProperties: false,
      required: ['base'],
      properties: Object.fromEntries(breakpointNames.map((breakpoint) => [breakpoint, value])),
    };
    const words = { title, description, 'x-title-en': titleEn, 'x-description-en': descriptionEn, default: usual };
    return [name, { ...definedOf(words), anyOf: [value, byBreakpoint] }];
  });
  return { ...conf, properties: Object.fromEntries(properties) };
}

const definedOf = (values: JsonSchema): JsonSchema => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
