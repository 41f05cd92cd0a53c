import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pages, sites } from '#backend/tables/site.ts';
import { readSite } from '../../../scripts/cms/database.ts';
import { type Rollback, rollBack } from '../../../scripts/cms/rollback.ts';
import { migrateSite } from '../../../scripts/cms/run-migration.ts';
import { blocks, document, title } from '../../unit/cms/blocks.ts';
import { onOneEngine } from '../databases.ts';
import { openSite } from './open-site.ts';

const old = (id: string, props: object) => title(id, props, { v: 1, note: 'kept by the import' });
const withOldDocuments = (files: object): void =>
  void Object.assign(files, {
    'pages/accueil.json': document([old('a', { heading: 'Bonjour' })]),
    'components/footer.json': { title: 'Pied', metaDescription: '', cms: document([old('f', { heading: 'Pied' })]) },
  });

onOneEngine('documents of a site', (db) => {
  async function open() {
    const { idSite } = await openSite(db(), withOldDocuments);
    const kept: Rollback[] = [];
    const migrate = (isDry = false) =>
      migrateSite(db(), idSite, { blocks, isDry, keep: async (rollback) => void kept.push(JSON.parse(JSON.stringify(rollback))) });
    const nodes = async () =>
      (await readSite(db(), idSite)).documents.flatMap(({ cms }) => (cms as ReturnType<typeof document>).layouts[0]?.nodes);
    const version = async () => (await db().select({ version: sites.version }).from(sites).where(eq(sites.id, idSite)))[0]?.version ?? 0;
    return { idSite, kept, migrate, nodes, version };
  }

  it('are brought to the versions of their blocks in one go, and put back; cached pages are made anew each time', async () => {
    const { kept, migrate, nodes, version } = await open();
    const before = await nodes();
    const first = await version();
    const { lines } = await migrate();
    expect(lines.map((line) => line.replace(/\d{7,}/, '1'))).toEqual([
      'site 1, page 1 (accueil)#/layouts/0/nodes/0: migrated: title "a" from version 1 to 3, changed: heading, text, items',
      'site 1, component footer#/layouts/0/nodes/0: migrated: title "f" from version 1 to 3, changed: heading, text, items',
    ]);
    expect(await nodes()).toContainEqual({
      id: 'a',
      type: 'title',
      v: 3,
      note: 'kept by the import',
      props: { text: 'Bonjour', items: [{ label: 'Bonjour' }] },
    });
    expect(await version()).toBe(first + 1);
    expect((await migrate()).lines).toEqual([]);
    expect(await version()).toBe(first + 1);

    await rollBack(kept[0] as Rollback, false, async () => db());
    expect(await nodes()).toEqual(before);
    expect(await version()).toBe(first + 2);
  });

  it('are left alone by a dry run, and when writing down how to undo it fails', async () => {
    const { idSite, migrate, nodes, version } = await open();
    const before = [await nodes(), await version()];
    expect((await migrate(true)).lines).toHaveLength(2);
    await expect(migrateSite(db(), idSite, { blocks, isDry: false, keep: () => Promise.reject(new Error('disk full')) })).rejects.toThrow(
      'disk full',
    );
    expect([await nodes(), await version()]).toEqual(before);
  });

  it('are not put back when one has changed since, unless forced', async () => {
    const { idSite, kept, migrate, nodes } = await open();
    const before = await nodes();
    await migrate();
    const changed = document([title('a', { text: 'Bonsoir' })]);
    await db()
      .update(pages)
      .set({ cms: changed })
      .where(and(eq(pages.idSite, idSite), eq(pages.id, 1)));
    const now = await nodes();
    await expect(rollBack(kept[0] as Rollback, false, async () => db())).rejects.toThrow(
      /^Changed since, nothing was put back: .*\(accueil\)\./,
    );
    expect(await nodes()).toEqual(now);
    await rollBack(kept[0] as Rollback, true, async () => db());
    expect(await nodes()).toEqual(before);
  });

  it('are kept byte for byte by import and database: unknown blocks, unknown keys, the order of keys', async () => {
    const text =
      '{"zeta":1,"format":1,"layouts":[{"nodes":[{"z":1,"type":"block-of-tomorrow","v":3,"id":"u","props":{"bb":1,"a":[{"y":1,"x":2}]},"since":[2027]}],"name":"","id":1}]}';
    const { idSite } = await openSite(db(), (files) => void Object.assign(files, { 'pages/accueil.json': JSON.parse(text) }));
    const node = text.slice(text.indexOf('{"z"'), text.indexOf('],"name"'));
    const stored = (await readSite(db(), idSite)).documents[0]?.cms as ReturnType<typeof document>;
    expect(stored).toEqual(JSON.parse(text));
    expect(JSON.stringify(stored.layouts[0]?.nodes[0])).toBe(node);
  });

  it('of a site that there is not are said to be missing', async () => {
    await expect(readSite(db(), 1_999_999)).rejects.toThrow('There is no site 1999999');
  });
});
