import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetVersions } from '#backend/entities/entry-versions.ts';
import { importSite } from '#backend/operations/archive/import/import.ts';
import { auditLog } from '#backend/tables/audit.ts';
import { entryVersions } from '#backend/tables/entries.ts';
import { isSameValue } from '#domain/entities/stable-json.ts';
import { type BulkResult, entityPath } from '#schemas/calls/entity-calls.ts';
import type { EntryChange, EntryConflict, EntryVersion } from '#schemas/entities/entry.ts';
import { type EntityKind, entities, entityKinds } from '#schemas/entities/index.ts';
import type { SiteChanges } from '#schemas/site-changes.ts';
import { onBothEngines } from '../databases.ts';
import { entrySamples, sampleValue } from './entry-samples.ts';
import { openStaff, type Staff } from './staff.ts';

type Value = Record<string, unknown>;
type Entry = { value: Value; revision: string; version: number; savedBy: string | null; merged: EntryChange[] };
type Versions = { total: number; versions: EntryVersion[] };
type ShownVersion = EntryVersion & { value: Value | null; changes: EntryChange[]; toRestore: EntryChange[]; refused: { key: string }[] };
type Refused = { status: number; conflict: EntryConflict; message: string; data: { key: string; error: string }[] | null };

/** Numbers by which caches are told of kinds: the whole catalogue, what stands beside it. A code stands on no page that is kept. */
const cacheMarks: Partial<Record<EntityKind, number>> = { tag: 0, variation: 0, form: -1 };

onBothEngines('entries in the panel', (db) => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await openStaff(db(), (files) => {
      const nodes = [
        { id: 'n1', type: 'card', v: 1, props: {}, slots: { default: [{ id: 'n2', type: 'popup', v: 1, props: { popup: 'annonce' } }] } },
      ];
      files['components/header.json'] = {
        title: 'En-tête',
        metaDescription: '',
        cms: { format: 1, layouts: [{ id: 1, name: 'Haut', nodes }] },
      };
    });
  });
  const changed = async (since?: string): Promise<SiteChanges> =>
    staff.site.get<SiteChanges>(`/site/changes${since ? `?since=${since}` : ''}`);

  describe.each(entityKinds)('%s', (kind) => {
    const { key, value, mine, theirs, colliding, path: place, wrong, wrongPath } = entrySamples[kind];
    const { key: keyField } = entities[kind];
    const whole = sampleValue(kind, value);
    const own = String(whole[keyField]);
    const path = entityPath(kind);
    const at = `/admin/entity/${path}/${encodeURIComponent(key)}`;
    const read = () => staff.nora.accept<Entry>('GET', `/admin/entity/${path}/${encodeURIComponent(key)}`);
    let first: Entry;

    it('is created, told to the caches and the audit log, and read back', async () => {
      const { moment, version: before } = await changed();
      first = await staff.nora.accept<Entry>('POST', `/admin/entity/${path}`, { value: { ...whole, id: 123_456 } });
      expect(first).toMatchObject({ version: 1, savedBy: 'Nora Petit', value: { [keyField]: own } });
      expect(first.value.id ?? 0).not.toBe(123_456);
      expect(await read()).toEqual(first);
      const { changed: told, version } = await changed(moment);
      if (kind === 'carrier') expect(version).toBeGreaterThan(before);
      else if (kind === 'product') expect(told).toContain(first.value.id);
      else if (kind in cacheMarks) expect(told).toContain(cacheMarks[kind]);
      else if (kind !== 'discount') expect(told).toContain(-2);
      const written = and(eq(auditLog.idSite, staff.site.idSite), eq(auditLog.call, `POST /admin/entity/${path}`));
      expect(await db().select().from(auditLog).where(written)).toMatchObject([{ status: 200, email: 'nora@example.test' }]);
      const again = await staff.nora.call('POST', `/admin/entity/${path}`, { value: whole });
      expect(again).toMatchObject({ status: 422, data: [{ key: `value.${keyField}` }] });
    });

    it('is listed by search, and in each order', async () => {
      const { list } = entities[kind];
      const search = String((first.value as Value)[list.search[0] ?? '']);
      const found = await staff.nora.accept<{ total: number; entries: Value[] }>(
        'GET',
        `/admin/entity/${path}?search=${encodeURIComponent(search)}`,
      );
      expect(found.entries.map((entry) => entry[keyField])).toContain(own);
      expect(Object.keys(found.entries[0] ?? {}).sort()).toEqual(
        [...new Set([keyField, ...list.columns, ...('computed' in list ? (list.computed ?? []) : [])])].sort(),
      );
      for (const field of list.sort) {
        const opposite = field.startsWith('-') ? field.slice(1) : `-${field}`;
        const listed = await staff.nora.accept<{ total: number }>('GET', `/admin/entity/${path}?orderBy=${opposite}&nbItem=1&page=1`);
        expect(listed.total).toBeGreaterThan(0);
      }
      for (const field of 'filters' in list ? (list.filters ?? []) : []) {
        expect(await staff.nora.call('GET', `/admin/entity/${path}?filter.${field}=`)).toMatchObject({ status: 200 });
      }
      const refused = await staff.nora.call('GET', `/admin/entity/${path}?filter.colour=red`);
      expect(refused).toMatchObject({ status: 422, data: [{ key: 'filter.colour', error: 'There is no such field.' }] });
    });

    it('refuses what a rule or the shape refuses, by path, and stays as it is', async () => {
      const body = { revision: first.revision, value: { ...whole, ...wrong } };
      expect(await staff.nora.call('PUT', at, body)).toMatchObject({ status: 422, data: [{ key: wrongPath }] });
      expect(await read()).toEqual(first);
      const renamed = { revision: first.revision, value: { ...whole, [keyField]: 'autre' } };
      expect(await staff.nora.call('PUT', at, renamed)).toMatchObject({ status: 422 });
    });

    it('merges what two people changed, and refuses what collides with both values', async () => {
      const { revision } = await read();
      const saved = await staff.paul.accept<Entry>('PUT', at, { revision, value: { ...whole, ...theirs } });
      expect(saved).toMatchObject({ version: 2, savedBy: 'Paul Petit', merged: [] });
      expect(saved.revision).not.toBe(revision);

      const refused = (await staff.nora.call('PUT', at, { revision, value: { ...whole, ...colliding } })) as unknown as Refused;
      expect(refused).toMatchObject({ status: 409, conflict: { revision: saved.revision, savedBy: 'Paul Petit', value: saved.value } });
      expect(refused.message).toContain('Paul Petit');
      expect(refused.conflict.collisions.map((collision) => collision.path)).toEqual([place]);
      const [collision] = refused.conflict.collisions;
      expect(isSameValue(collision?.theirs, collision?.mine)).toBe(false);
      expect(isSameValue(collision?.theirs, collision?.base)).toBe(false);
      expect(refused.data).toMatchObject([{ key: ['value', ...place].join('.') }]);

      const merged = await staff.nora.accept<Entry>('PUT', at, { revision, value: { ...whole, ...mine } });
      expect(merged).toMatchObject({ version: 3, savedBy: 'Nora Petit' });
      expect(merged.merged.length).toBeGreaterThan(0);
      expect(await read()).toMatchObject({ revision: merged.revision });
      const again = await staff.nora.accept<Entry>('PUT', at, { revision: merged.revision, value: merged.value });
      expect(again).toMatchObject({ version: 3, revision: merged.revision });
    });

    it('shows its versions with their differences, and restores one', async () => {
      const { total, versions } = await staff.nora.accept<Versions>('GET', `/admin/entity/${path}/${encodeURIComponent(key)}/version`);
      expect({ total, how: versions.map(({ how }) => how) }).toEqual({ total: 3, how: ['saved', 'saved', 'created'] });
      const second = await staff.nora.accept<ShownVersion>('GET', `${at}/version/2`);
      expect(second.changes.map((change) => change.path)).toContainEqual(place);
      expect(second.refused).toEqual([]);
      const made = await staff.nora.accept<ShownVersion>('GET', `${at}/version/1`);
      expect(made.toRestore.length).toBeGreaterThan(0);

      const { revision } = await read();
      const stale = await staff.nora.call('POST', `${at}/version/1/restore`, { revision: first.revision });
      expect(stale).toMatchObject({ status: 409 });
      const restored = await staff.nora.accept<Entry>('POST', `${at}/version/1/restore`, { revision });
      expect(restored).toMatchObject({ revision: first.revision, value: first.value, version: 4 });
      expect((await staff.nora.accept<Versions>('GET', `${at}/version`)).versions[0]).toMatchObject({ how: 'restored', restored: 1 });
      expect(await staff.nora.call('GET', `${at}/version/99`)).toMatchObject({ status: 404 });
    });

    it('is deleted and brought back with its number', async () => {
      const stale = await staff.nora.call('DELETE', `${at}?revision=${'0'.repeat(32)}`);
      expect(stale).toMatchObject({ status: 409 });
      if (entities[kind].gone === 'kept') {
        const kept = await staff.nora.call('DELETE', `${at}?revision=${first.revision}`);
        return expect(kept).toMatchObject({ status: 409, message: expect.stringContaining('earlier orders') });
      }
      const { version } = await staff.nora.accept<{ version: number }>('DELETE', `${at}?revision=${first.revision}`);
      expect(version).toBe(5);
      expect(await staff.nora.call('GET', at)).toMatchObject({ status: 404 });
      const late = (await staff.paul.call('PUT', at, { revision: first.revision, value: whole })) as unknown as Refused;
      expect(late).toMatchObject({ status: 409, conflict: { revision: null, value: null, savedBy: 'Nora Petit' } });
      const gone = await staff.nora.accept<ShownVersion>('GET', `${at}/version/5`);
      expect(gone).toMatchObject({ how: 'deleted', value: null });

      const deleted = await staff.nora.accept<{ entries: object[] }>('GET', `/admin/deleted-entry/${path}`);
      expect(deleted.entries).toMatchObject([{ key, version: 4, deletedBy: 'Nora Petit' }]);
      const restored = await staff.nora.accept<Entry>('POST', `${at}/version/4/restore`, { revision: null });
      expect(await staff.nora.accept('GET', `/admin/deleted-entry/${path}`)).toEqual({ total: 0, entries: [] });
      expect(restored).toMatchObject({ value: first.value, revision: first.revision, version: 6 });
      expect(await read()).toMatchObject({ value: first.value });
    });

    it('is set and deleted with others, each told by its key', async () => {
      const { list } = entities[kind];
      const [field] = 'bulk' in list ? (list.bulk ?? []) : [];
      if (field) {
        const fields = { [field]: first.value[field] };
        const set = await staff.nora.accept<BulkResult[]>('POST', `/admin/entity/${path}/bulk`, {
          action: 'set',
          keys: [key, 'none'],
          fields,
        });
        expect(set.map(({ outcome }) => outcome)).toEqual(['unchanged', 'missing']);
      }
      const body = { action: 'delete', keys: [key, key] };
      const deleted = await staff.nora.accept<BulkResult[]>('POST', `/admin/entity/${path}/bulk`, body);
      const isKept = entities[kind].gone === 'kept';
      expect(deleted).toMatchObject([{ key, outcome: isKept ? 'refused' : 'done' }]);
      expect(await staff.nora.call('GET', at)).toMatchObject({ status: isKept ? 200 : 404 });
    });
  });

  it('of one key, made by five at once, is one', async () => {
    const value = { slug: 'en-meme-temps', label: 'En même temps' };
    const made = await Promise.all(Array.from({ length: 5 }, () => staff.nora.call('POST', '/admin/entity/tag', { value })));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  it('written by two at once is merged where they differ and refused to one where they do not', async () => {
    const value = { slug: 'a-deux', label: 'À deux' };
    const { revision } = await staff.nora.accept<Entry>('POST', '/admin/entity/tag', { value });
    const write = (change: object) =>
      staff.nora.call<Entry>('PUT', '/admin/entity/tag/a-deux', { revision, value: { ...value, ...change } });
    const apart = await Promise.all([write({ page: 'robes' }), write({ translations: { en_US: { label: 'Both' } } })]);
    expect(apart.map(({ status }) => status)).toEqual([200, 200]);
    const { value: both, revision: next } = await staff.nora.accept<Entry>('GET', '/admin/entity/tag/a-deux');
    expect(both).toMatchObject({ page: 'robes', translations: { en_US: { label: 'Both' } }, label: 'À deux' });
    const alike = await Promise.all(
      ['Un', 'Deux', 'Trois'].map((label) =>
        staff.nora.call('PUT', '/admin/entity/tag/a-deux', { revision: next, value: { ...both, label } }),
      ),
    );
    expect(alike.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('that something names is not deleted, and says what names it', async () => {
    await staff.nora.accept('POST', '/admin/entity/discount', { value: { code: 'ROBES', type: 'EURO', amount: 500, tags: ['robes'] } });
    const { revision } = await staff.nora.accept<Entry>('GET', '/admin/entity/tag/robes');
    const refused = (await staff.nora.call('DELETE', `/admin/entity/tag/robes?revision=${revision}`)) as unknown as Refused;
    expect(refused.status).toBe(409);
    expect(refused.conflict.uses.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['product', 'discount']));
    expect(refused.message).toContain('still name');
    const bulk = await staff.nora.accept<BulkResult[]>('POST', '/admin/entity/tag/bulk', { action: 'delete', keys: ['robes', 'a-deux'] });
    expect(bulk.map(({ key, outcome }) => [key, outcome])).toEqual([
      ['robes', 'refused'],
      ['a-deux', 'done'],
    ]);
  });

  it('that a block of a document names is not deleted', async () => {
    const value = { slug: 'annonce', title: 'Annonce' };
    const { revision } = await staff.nora.accept<Entry>('POST', '/admin/entity/popup', { value });
    const refused = (await staff.nora.call('DELETE', `/admin/entity/popup/annonce?revision=${revision}`)) as unknown as Refused;
    expect(refused).toMatchObject({ status: 409, conflict: { uses: [{ kind: 'component', name: 'header', title: 'En-tête' }] } });
    expect(await staff.nora.call('GET', '/admin/entity/popup/annonce')).toMatchObject({ status: 200 });
  });

  it('is set with others: those that a rule refuses are left as they are', async () => {
    const codes = [
      { code: 'MAI', type: 'EURO', amount: 500, from: '2026-05-01' },
      { code: 'JUIN', type: 'EURO', amount: 500, from: '2026-06-01' },
    ];
    for (const value of codes) await staff.nora.accept('POST', '/admin/entity/discount', { value });
    const body = { action: 'set', keys: ['MAI', 'JUIN'], fields: { until: '2026-05-31' } };
    const results = await staff.nora.accept<BulkResult[]>('POST', '/admin/entity/discount/bulk', body);
    expect(results).toMatchObject([
      { key: 'MAI', outcome: 'done' },
      { key: 'JUIN', outcome: 'refused', fields: [{ key: 'fields.until' }] },
    ]);
    const may = await staff.nora.accept<Entry>('GET', '/admin/entity/discount/MAI');
    expect(may).toMatchObject({ version: 2, value: { until: '2026-05-31', amount: 500 } });
    expect(await staff.nora.accept<Entry>('GET', '/admin/entity/discount/JUIN')).toMatchObject({ version: 1, value: { until: null } });
    const unknown = { ...body, fields: { amount: 1 } };
    expect(await staff.nora.call('POST', '/admin/entity/discount/bulk', unknown)).toMatchObject({
      status: 422,
      data: [{ key: 'fields.amount' }],
    });
  });

  it('is chosen by words, flags, numbers, days and what it names', async () => {
    const keysOf = async (kind: EntityKind, query: string) =>
      (await staff.nora.accept<{ entries: Value[] }>('GET', `/admin/entity/${kind}?${query}`)).entries.map(
        (entry) => entry[entities[kind].key],
      );
    await staff.nora.accept('POST', '/admin/entity/tag', { value: { slug: 'sans-page', label: 'Sans page' } });
    expect(await keysOf('tag', 'filter.page=robes')).toContain('robes');
    expect(await keysOf('tag', 'filter.page=df:robes')).toContain('sans-page');
    expect(await keysOf('tag', 'filter.page=nulle-part')).toEqual([]);
    const piece = (slug: string, publishedAt: string, promoted: boolean) =>
      staff.nora.accept('POST', '/admin/entity/news', { value: { slug, title: slug, excerpt: '', html: '', publishedAt, promoted } });
    await piece('janvier', '2026-01-10', true);
    await piece('fevrier', '2026-02-10', false);
    expect(await keysOf('news', 'filter.publishedAt=gte:2026-02-01,lt:2026-03-01')).toEqual(['fevrier']);
    expect(await keysOf('news', 'filter.promoted=true')).toEqual(['janvier']);
    expect(await keysOf('news', 'orderBy=publishedAt')).toEqual(['janvier', 'fevrier']);
    await staff.nora.accept('POST', '/admin/entity/discount', {
      value: { code: 'AVRIL', type: 'PERCENT', amount: 1000, until: '2026-04-30' },
    });
    expect(await keysOf('discount', 'filter.until=lte:2026-04-30')).toEqual(['AVRIL']);
    expect(await keysOf('discount', 'filter.until=lt:2026-04-30')).toEqual([]);
    expect(await keysOf('discount', 'filter.type=PERCENT')).toEqual(['AVRIL']);
    expect(await staff.nora.call('GET', '/admin/entity/discount?filter.until=gte:demain')).toMatchObject({
      status: 422,
      data: [{ key: 'filter.until' }],
    });
    expect(await staff.nora.call('GET', '/admin/entity/discount?filter.type=GOLD')).toMatchObject({ status: 422 });
  });

  it('that an import changed under an open form collides with it, and its state before the panel is a version', async () => {
    const { idSite, mediaStore, folder } = staff.site;
    const { value, revision, version } = await staff.nora.accept<Entry>('GET', '/admin/entity/tag/robes');
    expect(version).toBe(0);
    const label = 'Robes du panneau';
    const saved = await staff.nora.accept<Entry>('PUT', '/admin/entity/tag/robes', { revision, value: { ...value, label } });
    const { versions } = await staff.nora.accept<Versions>('GET', '/admin/entity/tag/robes/version');
    expect(versions.map(({ how, savedBy }) => [how, savedBy])).toEqual([
      ['saved', 'Nora Petit'],
      ['found', null],
    ]);
    await importSite({ db: db(), mediaStore, folder, idSite, force: true });
    const imported = await staff.nora.accept<Entry>('GET', '/admin/entity/tag/robes');
    expect(imported).toMatchObject({ savedBy: null, value });
    const late = { revision: saved.revision, value: { ...value, label: 'Robes encore' } };
    expect(await staff.nora.call('PUT', '/admin/entity/tag/robes', late)).toMatchObject({ status: 409 });
  });

  it('written while an import runs waits for it, or the import waits', async () => {
    const { idSite, mediaStore, folder } = staff.site;
    const write = async (n: number) => {
      const { value, revision } = await staff.nora.accept<Entry>('GET', '/admin/entity/tag/robes');
      return (await staff.nora.call('PUT', '/admin/entity/tag/robes', { revision, value: { ...value, label: `Robes ${n}` } })).status;
    };
    const writes = Array.from({ length: 8 }, (_, n) => write(n));
    const [statuses] = await Promise.all([Promise.all(writes), importSite({ db: db(), mediaStore, folder, idSite, force: true })]);
    for (const status of statuses) expect([200, 409]).toContain(status);
    expect(statuses).toContain(200);
  });

  it('keeps a hundred versions, and of a deleted one for thirty days', async () => {
    const body = (n: number) => ({ slug: 'souvent', label: `Étiquette ${n}` });
    let { revision } = await staff.nora.accept<Entry>('POST', '/admin/entity/tag', { value: body(0) });
    for (let n = 1; n <= 101; n += 1)
      ({ revision } = await staff.nora.accept<Entry>('PUT', '/admin/entity/tag/souvent', { revision, value: body(n) }));
    const { total, versions } = await staff.nora.accept<Versions>('GET', '/admin/entity/tag/souvent/version?nbItem=1');
    expect({ total, latest: versions[0]?.version }).toEqual({ total: 100, latest: 102 });
    const now = staff.site.now();
    const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
    await forgetVersions(db(), days(31));
    expect(await staff.nora.accept<Versions>('GET', '/admin/entity/tag/souvent/version')).toMatchObject({ total: 100 });
    await staff.nora.accept('DELETE', `/admin/entity/tag/souvent?revision=${revision}`);
    await forgetVersions(db(), days(29));
    expect(await staff.nora.accept<Versions>('GET', '/admin/entity/tag/souvent/version')).toMatchObject({ total: 100 });
    await forgetVersions(db(), days(31));
    expect(await staff.nora.accept<Versions>('GET', '/admin/entity/tag/souvent/version')).toMatchObject({ total: 0 });
  });

  it('of an older shape is shown with what refuses it, and not restored', async () => {
    const entry = await staff.nora.accept<Entry>('POST', '/admin/entity/popup', { value: { slug: 'ancien', title: 'Ancien' } });
    const row = and(eq(entryVersions.idSite, staff.site.idSite), eq(entryVersions.kind, 'popup'), eq(entryVersions.key, 'ancien'));
    await db().update(entryVersions).set({ value: '{"slug":"ancien","trigger":"hover","title":"Vieux"}' }).where(row);
    const shown = await staff.nora.accept<ShownVersion>('GET', '/admin/entity/popup/ancien/version/1');
    expect(shown).toMatchObject({ value: { trigger: 'hover', title: 'Vieux' }, refused: [{ key: 'trigger' }] });
    const refused = await staff.nora.call('POST', '/admin/entity/popup/ancien/version/1/restore', { revision: entry.revision });
    expect(refused).toMatchObject({ status: 422, data: [{ key: 'trigger' }] });
  });
});
