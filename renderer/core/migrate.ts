import type { BlockDefinition } from '../types.ts';
import type { JsonObject } from './value.ts';

type Migrations = Pick<BlockDefinition, 'version' | 'migrations'>;

/**
 * Brings props from the version they were written for to the block's own, one migration after the other.
 * Props of a later version than the block knows are left as they are: validation takes what fits.
 * @throws whatever a migration throws; the caller drops the block
 */
export function migrate(props: JsonObject, from: number, { version, migrations }: Migrations): JsonObject {
  let current = props;
  for (let step = from; step < version; step++) current = migrations[step]?.(current) ?? current;
  return current;
}
