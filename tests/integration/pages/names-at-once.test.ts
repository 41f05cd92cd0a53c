import { beforeAll, expect, it } from 'vitest';
import type { AdminPageDetail } from '#schemas/page-admin.ts';
import { onBothEngines } from '../databases.ts';
import { openStaff, type Staff } from '../site/staff.ts';

onBothEngines('names that are made of titles', (db) => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await openStaff(db());
  });

  it('are ten for ten shared components of one title, made at once', async () => {
    const title = 'x'.repeat(80);
    const made = await Promise.all(
      Array.from({ length: 10 }, () => staff.nora.accept<{ slug: string }>('POST', '/admin/component', { title })),
    );
    const slugs = made.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(10);
    for (const slug of slugs) expect((await staff.nora.call('GET', `/admin/document/component/${slug}`)).status).toBe(200);
  });

  it('are ten for ten pages of one title, made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, () => staff.nora.accept<AdminPageDetail>('POST', '/admin/page', { title: 'Même titre', idParent: null })),
    );
    expect(new Set(made.map(({ url }) => url)).size).toBe(10);
    expect(new Set(made.map(({ id }) => id)).size).toBe(10);
  });

  it('leave an address as long as addresses may be, however deep a page stands, and moving one above keeps to it', async () => {
    const make = (body: object) => staff.nora.call<AdminPageDetail>('POST', '/admin/page', body);
    const urls: string[] = [];
    let idParent: number | null = null;
    let answer = await make({ title: 'y'.repeat(160), idParent });
    while (answer.success) {
      urls.push(answer.data.url);
      idParent = answer.data.id;
      answer = await make({ title: 'y'.repeat(160), idParent });
    }
    expect(answer).toMatchObject({ status: 422, data: [{ key: 'url' }] });
    expect(urls.length).toBeGreaterThan(2);
    expect(Math.max(...urls.map(({ length }) => length))).toBeLessThanOrEqual(200);
    const [top] = await staff.nora.accept<AdminPageDetail[]>('GET', '/admin/page').then((all) => all.filter(({ url }) => url === urls[0]));
    const body = { revision: 1, url: `/${'z'.repeat(150)}`, movesBelow: true };
    expect(await staff.nora.call('PUT', `/admin/page/${top?.id}`, body)).toMatchObject({ status: 422, data: [{ key: 'url' }] });
  });
});
