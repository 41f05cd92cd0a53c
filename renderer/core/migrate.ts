import type { BlockDefinition } from '../types.ts';
import { isObject, type JsonObject } from './value.ts';

type Migrations = Pick<BlockDefinition, 'version' | 'migrations'>;

/**
 * Brings props from the version they were written for to the block's own, one migration after the other. What is given is not
 * changed, whatever a migration does with it.
 * Props of a later version than the block knows are left as they are: validation takes what fits.
 * @throws whatever a migration throws, and when one answers no object; the caller drops the block
 */
export function migrate(props: JsonObject, from: number, { version, migrations }: Migrations): JsonObject {
  if (from >= version) return props;
  let current = structuredClone(props);
  for (let step = from; step < version; step++) {
    const next: unknown = migrations[step]?.(current) ?? current;
    if (!isObject(next)) throw new Error(`the migration from version ${step} answers no object`);
    current = next;
  }
  return current;
}
