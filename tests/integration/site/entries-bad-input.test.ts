import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { entityPath } from '#schemas/calls/entity-calls.ts';
import { type EntityKind, entities, entityKinds } from '#schemas/entities/index.ts';
import { toJsonSchema } from '#schemas/json-schema.ts';
import { byTier, chooseSeed } from '../../tiers.ts';
import { broken } from '../api/arbitrary.ts';
import { onOneEngine } from '../databases.ts';
import { entrySamples, sampleValue } from './entry-samples.ts';
import { openStaff, type Staff } from './staff.ts';

const perKind = byTier({ fast: 20, rest: 200 });
const seed = chooseSeed('ENTRIES_SEED', 20_261_130);

type Entry = { value: Record<string, unknown>; revision: string; version: number };

onOneEngine(`${perKind} broken writes of an entry`, (db) => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await openStaff(db());
  });

  it.each(entityKinds)(
    'of the kind %s are taken whole, or refused by path with nothing written',
    async (kind: EntityKind) => {
      const { key, value } = entrySamples[kind];
      const { value: shape } = entities[kind];
      const path = entityPath(kind);
      const at = `/admin/entity/${path}/${encodeURIComponent(key)}`;
      let stored = await staff.nora.accept<Entry>('POST', `/admin/entity/${path}`, { value: sampleValue(kind, value) });
      const values = broken(toJsonSchema(shape, 'input') as never, { ids: [], uuids: [] });
      await fc.assert(
        fc.asyncProperty(values, async (given) => {
          const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
          const body = {
            revision: stored.revision,
            value: isObject ? sampleValue(kind, { ...value, ...given, ...(kind === 'element' && { route: 'actualites' }) }) : given,
          };
          const answer = await staff.nora.call<Entry>('PUT', at, body);
          const now = await staff.nora.accept<Entry>('GET', at);
          if (answer.success) {
            expect(now).toMatchObject({ revision: answer.data.revision, version: answer.data.version });
            stored = now;
            return;
          }
          const { status, data, message } = answer as unknown as { status: number; data: { key: string }[] | null; message: string };
          expect(status, message).toBe(422);
          // A value that no column holds, or a body that nothing can read, has no path.
          for (const field of data ?? []) expect(field.key).toMatch(/^value/);
          expect(now).toEqual(stored);
        }),
        { numRuns: perKind, seed, endOnFailure: true },
      );
    },
    120_000,
  );
});
