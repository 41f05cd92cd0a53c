import { Ajv, type Options } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { type ConfSchema, ownKeywords } from './conf-schema.ts';

/** `format` is the editor's hint and is not checked; without `unicode` lengths count UTF-16 units and need no run time. */
const options: Options = { allErrors: true, strict: true, allowUnionTypes: true, validateFormats: false, unicode: false, logger: false };

/** A block's type and the schema of its props. */
type TypedConf = { type: string; conf: ConfSchema };

function createAjv(more: Options = {}): Ajv {
  const ajv = new Ajv({ ...options, ...more });
  for (const keyword of ownKeywords) ajv.addKeyword(keyword);
  return ajv;
}

/** `product-grid` → `productGrid`. */
export const camel = (type: string): string => type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Throws when the schema is not one, or when an example or a default does not keep to it. */
export function checkConf(conf: ConfSchema, defaults: object): void {
  const ajv = createAjv();
  const validate = ajv.compile(conf);
  for (const [index, example] of (conf.examples ?? []).entries()) {
    if (!validate(example)) throw new Error(`example ${index} is wrong: ${ajv.errorsText(validate.errors, { dataVar: '' })}`);
  }
  const validateDefaults = ajv.compile({ ...conf, required: [] });
  if (!validateDefaults(defaults)) throw new Error(`defaults are wrong: ${ajv.errorsText(validateDefaults.errors, { dataVar: '' })}`);
}

/**
 * One module of validators that needs no ajv at run time.
 * Keywords that would need it (uniqueItems; const and enum of objects) are refused here rather than in production.
 */
export function validators(blocks: readonly TypedConf[]): string {
  const ajv = createAjv({ code: { source: true, esm: true } });
  for (const { type, conf } of blocks) ajv.addSchema(validationOnly(conf), type);
  const code = standalone(ajv, Object.fromEntries(blocks.map(({ type }) => [camel(type), type])));
  if (code.includes('require('))
    throw new Error('A conf.schema.json uses a keyword that needs ajv at run time (uniqueItems, const or enum of objects)');
  return code;
}

/** Declarations beside the validators. */
export function validatorTypes(blocks: readonly TypedConf[]): string {
  const lines = blocks.map(({ type }) => `export declare const ${camel(type)}: Validate;\n`);
  return `import type { Validate } from '../../renderer/types.ts';\n\n${lines.join('')}`;
}

/** Examples, wording and defaults have no place in the compiled code. */
function validationOnly({ examples: _, ...conf }: ConfSchema): object {
  return JSON.parse(
    JSON.stringify(conf, (keyword, value) => (['x-texts', 'x-names', 'x-block', 'default'].includes(keyword) ? undefined : value)),
  );
}
