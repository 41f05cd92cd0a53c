import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditLog } from '#backend/tables/audit.ts';
import { users } from '#backend/tables/people.ts';
import { type CallDefinition, parseCallKey } from '#schemas/call.ts';
import { documentEditingCalls } from '#schemas/calls/document-editing.ts';
import { mediaLibraryCalls } from '#schemas/calls/media-library.ts';
import { pageAdminCalls } from '#schemas/calls/page-admin.ts';
import { onOneEngine } from '../databases.ts';
import { openStaff, type Staff } from '../site/staff.ts';

const calls: [key: string, definition: CallDefinition][] = Object.entries({
  ...pageAdminCalls,
  ...documentEditingCalls,
  ...mediaLibraryCalls,
});

onOneEngine('who may tend pages', (db) => {
  let staff: Staff;
  let paths: Record<string, string>;

  beforeAll(async () => {
    staff = await openStaff(db());
    await db()
      .update(users)
      .set({ role: 'SUPER_ADMIN' })
      .where(and(eq(users.idSite, staff.site.idSite), eq(users.email, 'paul@example.test')));
    paths = { kind: 'page', name: '1', id: '1', version: '1', token: 'abc' };
  });

  it.each(calls)('%s', async (key, { access, query }) => {
    const { method, path } = parseCallKey(key);
    const isUuid = /trash|upload|preview-link\/\{id\}/.test(path);
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'id' && isUuid ? randomUUID() : (paths[name] ?? '1')));
    const body = method === 'GET' ? undefined : {};
    const ask = async (headers: Record<string, string>) =>
      (await staff.site.call(method, query ? `${address}?url=/x` : address, body, headers)).status;
    const statuses = {
      guest: await ask({}),
      customer: await ask(staff.zoe.headers),
      ADMIN: await ask(staff.nora.headers),
      SUPER_ADMIN: await ask(staff.paul.headers),
    };
    if (access === 'public') expect([statuses.guest, statuses.customer].every((status) => status === 200 || status === 404)).toBe(true);
    else expect([statuses.guest, statuses.customer]).toEqual([401, 403]);
    // Whatever the call makes of an empty body, the role is not what it refuses, nor does it fail.
    for (const status of [statuses.ADMIN, statuses.SUPER_ADMIN]) expect([200, 404, 409, 415, 422]).toContain(status);
  });

  it('is noted for every write but those that keep nothing for long', async () => {
    await staff.nora.accept('POST', '/admin/page', { title: 'Notée' });
    const noted = await db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.idSite, staff.site.idSite), eq(auditLog.call, 'POST /admin/page')));
    expect(noted.at(-1)).toMatchObject({ email: 'nora@example.test', status: 200, fields: ['title'] });
    const unlogged = calls
      .filter(([key, { access, unlogged: isUnlogged }]) => access === 'admin' && isUnlogged && !key.startsWith('GET'))
      .map(([key]) => key);
    expect(unlogged.sort()).toEqual([
      'POST /admin/document/{kind}/{name}/check',
      'POST /admin/document/{kind}/{name}/presence',
      'POST /admin/media-pictures',
      'PUT /admin/document/{kind}/{name}/draft',
      'PUT /admin/media-upload/{id}',
    ]);
  });
});
