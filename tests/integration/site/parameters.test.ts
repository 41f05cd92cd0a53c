import { beforeAll, expect, it } from 'vitest';
import { forgetDrafts } from '#backend/parameters/drafts.ts';
import { onEveryDatabase } from '../databases.ts';
import { openStaff, type Staff } from './staff.ts';

onEveryDatabase('drafts of parameters', (db) => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await openStaff(db());
  });

  it('are kept for their author alone, and replaced in place', async () => {
    const { nora, paul } = staff;
    const { id } = await nora.accept<{ id: string }>('POST', '/admin/parameter/draft', { values: { LOGO_HEIGHT: '80', DARK_THEME: null } });
    expect(await nora.accept('GET', `/admin/parameter/draft/${id}`)).toEqual({ values: { LOGO_HEIGHT: '80', DARK_THEME: null } });
    expect(await nora.accept('POST', '/admin/parameter/draft', { id, values: { LOGO_HEIGHT: '90', MAP_API_KEY: 'hush' } })).toEqual({ id });
    expect(await nora.accept('GET', `/admin/parameter/draft/${id}`)).toEqual({ values: { LOGO_HEIGHT: '90' } });
    expect(await paul.call('GET', `/admin/parameter/draft/${id}`)).toMatchObject({ status: 404 });
    expect(await paul.call('POST', '/admin/parameter/draft', { id, values: {} })).toMatchObject({ status: 404 });
  });

  it('are forgotten after a day, and the oldest of more than 200', async () => {
    const { nora } = staff;
    const first = await nora.accept<{ id: string }>('POST', '/admin/parameter/draft', { values: {} });
    staff.site.later(1);
    for (let i = 0; i < 200; i += 1) await nora.accept('POST', '/admin/parameter/draft', { values: {} });
    expect(await nora.call('GET', `/admin/parameter/draft/${first.id}`)).toMatchObject({ status: 404 });
    const last = await nora.accept<{ id: string }>('POST', '/admin/parameter/draft', { values: {} });
    staff.site.later(25 * 3600);
    const { nora: later } = await staff.signInAgain();
    expect(await later.call('GET', `/admin/parameter/draft/${last.id}`)).toMatchObject({ status: 404 });
    expect(await forgetDrafts(db(), staff.site.now())).toBeGreaterThanOrEqual(200);
  });
});
