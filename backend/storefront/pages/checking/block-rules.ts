import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../../../schemas/generated');
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** Rules of each block: the version of its configuration, its slots, its required props without a default, and props that name things. */
const Rules = z.record(
  z.string(),
  z.object({
    version: z.int(),
    required: z.array(z.string()),
    slots: z.array(z.string()),
    /** Kinds of things that props name, by prop. */
    names: z.record(z.string(), z.string()).optional(),
  }),
);
export type BlockRule = z.infer<typeof Rules>[string];

/** The part of the document's schema that names the blocks' props. */
const Definitions = z.object({ $defs: z.record(z.string(), z.unknown()) });

type Known = { rules: Readonly<Record<string, BlockRule>>; ajv: Ajv2020 };
let known: Known | undefined;

/** Read at the first check, for a process that never makes one. Ajv compiles a block's schema when it is first asked for. */
function read(): Known {
  if (known) return known;
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateFormats: false,
    unicode: false,
    logger: false,
    // It is generated and tested: whoever is first to look at a list of pages need not wait until it is checked.
    validateSchema: false,
    meta: false,
  });
  // Without the document's own schema, which Ajv would compile with every block before it gives the first.
  const { $defs } = Definitions.parse(readJson('cms-document.schema.json'));
  ajv.addSchema({ $defs }, 'cms');
  known = { rules: Rules.parse(readJson('block-rules.json')), ajv };
  return known;
}

/** Returns the rules of a block of the registry; undefined: no block has this type. */
export function findBlockRule(type: string): BlockRule | undefined {
  const { rules } = read();
  return Object.hasOwn(rules, type) ? rules[type] : undefined;
}

/** Lists the mistakes that the schema of a block finds in its props; `findBlockRule` has the missing ones. */
export function checkBlockProps(type: string, props: object): readonly ErrorObject[] {
  const validate = read().ajv.getSchema(`cms#/$defs/block.${type}`) as ValidateFunction | undefined;
  if (!validate || validate(props)) return [];
  return deepest(validate.errors ?? []);
}

/**
 * A value that may have one of several forms is refused by each: only what was said at its deepest place helps. That a condition's branch
 * refuses says nothing beside what the branch says.
 */
function deepest(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept = errors.filter(({ instancePath, keyword }) => {
    if (keyword === 'if') return false;
    if (instancePath === '') return true;
    if (errors.some((other) => other.instancePath.startsWith(`${instancePath}/`))) return false;
    return keyword !== 'anyOf' && keyword !== 'oneOf';
  });
  return kept.filter((error, index) => kept.findIndex((other) => pointerOf(other) === pointerOf(error)) === index);
}

/** Returns the place of an error: JSON pointer into the props. */
export function pointerOf({ instancePath, keyword, params }: ErrorObject): string {
  const name = keyword === 'additionalProperties' ? params.additionalProperty : keyword === 'required' ? params.missingProperty : undefined;
  return name === undefined ? instancePath : `${instancePath}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
