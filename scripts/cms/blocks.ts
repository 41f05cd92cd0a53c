import { join } from 'node:path';
import * as compiled from '#registry/generated/validators.js';
import type { BlockDefinition, Validate } from '#renderer/types.ts';
import { readBlocks } from '../generate/blocks.ts';
import type { ConfSchema } from '../generate/conf-schema.ts';
import { camel } from '../generate/validators.ts';

/** Parts of a block that the tools for documents use. */
export type KnownBlock = { definition: Pick<BlockDefinition<object>, 'version' | 'migrations' | 'defaults' | 'slots'> } & {
  conf: Pick<ConfSchema, 'properties'>;
  validate: Validate;
};
export type KnownBlocks = Readonly<Record<string, KnownBlock>>;

/** The registry's blocks, without their components. A block whose folder is not complete counts as unknown. */
export async function knownBlocks(): Promise<KnownBlocks> {
  const { blocks } = await readBlocks(join(import.meta.dirname, '../../registry'));
  const validators = compiled as Readonly<Record<string, Validate | undefined>>;
  return Object.fromEntries(
    blocks.flatMap(({ type, conf, definition }) => {
      const validate = validators[camel(type)];
      return validate ? [[type, { conf, definition, validate }]] : [];
    }),
  );
}
