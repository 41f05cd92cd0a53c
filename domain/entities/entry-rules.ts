import type { Entity } from '#schemas/entities/define-entity.ts';
import type { Discount } from '#schemas/entities/discount.ts';
import { referenceFaults } from './entity-faults.ts';
import type { Fault, Names } from './fault.ts';
import { discountFaults } from './reduction-rules.ts';

/** The rules of kinds that have some of their own, beside names that lead nowhere. */
const rulesOfKinds: Readonly<Record<string, (value: never, names: Pick<Names, 'has'>) => Fault[]>> = {
  discount: (value: Discount) => discountFaults(value),
};

/** Finds what is wrong in one entry: names that the site does not have, and what the rules of its kind refuse. */
export function entryFaults(entity: Entity, value: unknown, names: Pick<Names, 'has'>): Fault[] {
  const rules = Object.hasOwn(rulesOfKinds, entity.kind) ? rulesOfKinds[entity.kind] : undefined;
  return [...referenceFaults(entity, value, names), ...(rules?.(value as never, names) ?? [])];
}
