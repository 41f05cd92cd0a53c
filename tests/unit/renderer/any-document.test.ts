import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from '../../../renderer/core/normalise.ts';
import { resolve } from '../../../renderer/core/resolve.ts';
import { bake } from '../../../renderer/react/bake.tsx';
import { blocks, options } from './fixtures.tsx';

const isKnown = (type: string) => type in blocks;
const types = fc.constantFrom('title', 'box', 'button', 'late', 'broken', 'safe', 'component', 'unknown');

/** Documents as an editor writes them. */
const { node } = fc.letrec<{ node: unknown; nodes: unknown[] }>((tie) => ({
  node: fc.record(
    {
      id: fc.string({ maxLength: 4 }),
      type: types,
      v: fc.integer({ min: 1, max: 3 }),
      props: fc.record({ text: fc.string(), level: fc.integer({ min: 0, max: 5 }), slug: fc.constant('shared') }, { requiredKeys: [] }),
      slots: fc.record({ default: tie('nodes') }),
      bind: fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 }),
      visible: fc.oneof(fc.constant({ eq: ['user.role', 'ADMIN'] }), fc.constant({ not: { empty: 'lang' } }), fc.json()),
    },
    { requiredKeys: ['type'] },
  ),
  nodes: fc.array(tie('node'), { maxLength: 3, depthIdentifier: 'node' }),
}));
const document = fc.record({
  format: fc.constant(1),
  layouts: fc.array(fc.record({ id: fc.integer(), name: fc.string(), nodes: fc.array(node, { maxLength: 4 }) }), { maxLength: 3 }),
});

/** Puts any value in the place of any part of a document. */
function mutate(value: unknown, path: readonly number[], put: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return put;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return put;
  const changed = mutate((value as Record<string, unknown>)[key], rest, put);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}
const mutated = fc
  .tuple(document, fc.array(fc.nat(20), { maxLength: 12 }), fc.anything())
  .map(([value, path, put]) => mutate(value, path, put));

test('whatever a document has become, it is repaired, resolved and rendered without an exception', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(mutated, document, fc.anything()), async (input) => {
      const component = async () => input;
      const resolved = await resolve(input, options({ component }));
      for (const { nodes } of resolved.layouts) bake(nodes, { blocks, wrap: (children) => children, issues: resolved.issues });
    }),
    { numRuns: 400 },
  );
});

test('repairing is done once: a repaired document has nothing left to repair but unknown blocks', () => {
  fc.assert(
    fc.property(mutated, (input) => {
      const once = normalise(input, isKnown).document;
      const twice = normalise(once, isKnown);
      expect(twice.document).toEqual(once);
      expect(twice.issues.filter(({ code }) => code !== 'unknown-type' && code !== 'forbidden-key')).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
