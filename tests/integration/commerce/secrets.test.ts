import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resealSecrets } from '#backend/foundation/settings/reseal.ts';
import { readStored } from '#backend/foundation/settings/stored.ts';
import { exportSite } from '#backend/operations/archive/export/export-folder.ts';
import { type Keyring, takeKeyring } from '#backend/platform/secrets/sealing.ts';
import { siteSecret } from '#backend/platform/secrets/secrets.ts';
import { users } from '#backend/tables/people.ts';
import { siteSecrets } from '#backend/tables/secrets.ts';
import { parameters } from '#backend/tables/site.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, type Shop } from './shop.ts';

onOneEngine('secrets in the database', (db) => {
  let shop: Shop;
  let before: Keyring;
  const [one, two] = [randomBytes(32), randomBytes(32)];

  beforeEach(async () => {
    await forgetSecrets();
    before = takeKeyring({ current: one, others: [] });
    shop = await openShop(db());
  });
  afterEach(async () => {
    await forgetSecrets();
    takeKeyring(before);
  });

  /** Suites share the database, and resealing takes all of it: what others left, and what is sealed here, goes. */
  async function forgetSecrets() {
    await db().delete(siteSecrets);
    await db().delete(parameters).where(like(parameters.value, 'sealed:%'));
  }

  const row = async (name: string) =>
    (
      await db()
        .select()
        .from(siteSecrets)
        .where(and(eq(siteSecrets.idSite, shop.idSite), eq(siteSecrets.name, name)))
    )[0]?.value ?? '';
  const setting = async (key: string) =>
    (
      await db()
        .select()
        .from(parameters)
        .where(and(eq(parameters.idSite, shop.idSite), eq(parameters.key, key)))
    )[0]?.value ?? '';

  /** A payment key that an administrator saves. */
  async function saveKey() {
    const registration = { password: 'correct horse battery', firstname: 'Nora', lastname: 'Petit', acceptTerms: true };
    const { token } = await shop.accept<Session>('POST', '/register', { ...registration, email: 'nora@example.test' });
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.idSite, shop.idSite));
    const admin = { Authorization: token };
    const body = { version: 0, values: { STRIPE_API_KEY: 'sk_live_very_secret' } };
    return JSON.stringify([
      await shop.accept('PUT', '/admin/parameter', body, admin),
      await shop.accept('GET', '/admin/parameter', undefined, admin),
      await shop.accept('GET', '/admin/audit', undefined, admin),
    ]);
  }

  it('are sealed where they lie, and open for the shop: those it makes itself, and settings that are named like one', async () => {
    const secret = await siteSecret(db(), shop.idSite, 'order-keys');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await row('order-keys')).toMatch(/^sealed:1:/);
    expect(await row('order-keys')).not.toContain(secret);
    expect(await siteSecret(db(), shop.idSite, 'order-keys')).toBe(secret);
    const answers = await saveKey();
    expect(answers).not.toContain('sk_live_very_secret');
    expect(answers).not.toContain('sealed:');
    expect(await setting('STRIPE_API_KEY')).toMatch(/^sealed:1:/);
    expect(await setting('COMPANY_NAME')).toBe('La Penderie');
    expect((await readStored(db(), shop.idSite)).STRIPE_API_KEY).toBe('sk_live_very_secret');
  });

  it('get a new key without a moment in which they cannot be read, and those of before there was one are sealed', async () => {
    takeKeyring({ current: undefined, others: [] });
    const secret = await siteSecret(db(), shop.idSite, 'audit');
    expect(await row('audit')).toBe(secret);
    for (const keys of [
      { current: one, others: [] },
      { current: one, others: [two] },
      { current: two, others: [one] },
      { current: two, others: [] },
    ]) {
      const sealed = await row('audit');
      takeKeyring(keys);
      expect(await siteSecret(db(), shop.idSite, 'audit')).toBe(secret);
      await resealSecrets(db());
      expect(await siteSecret(db(), shop.idSite, 'audit')).toBe(secret);
      if (keys.current === two && keys.others.length === 0) expect(await row('audit')).toBe(sealed);
    }
    expect(await resealSecrets(db())).toBe(0);
  });

  it('stay shut without their key, changed by a bit, or moved to another place; and the start says which', async () => {
    await siteSecret(db(), shop.idSite, 'order-keys');
    const other = await openShop(db());
    const sealed = await row('order-keys');
    await db().insert(siteSecrets).values({ idSite: other.idSite, name: 'order-keys', value: sealed });
    await expect(siteSecret(db(), other.idSite, 'order-keys')).rejects.toThrow('SECRETS_KEY');
    await db().delete(siteSecrets).where(eq(siteSecrets.idSite, other.idSite));
    const bent = `${sealed.slice(0, -6)}${sealed.at(-6) === 'A' ? 'B' : 'A'}${sealed.slice(-5)}`;
    await db().update(siteSecrets).set({ value: bent }).where(eq(siteSecrets.idSite, shop.idSite));
    await expect(siteSecret(db(), shop.idSite, 'order-keys')).rejects.toThrow('order-keys');
    await db().update(siteSecrets).set({ value: sealed }).where(eq(siteSecrets.idSite, shop.idSite));
    takeKeyring({ current: two, others: [] });
    await expect(resealSecrets(db())).rejects.toThrow(`order-keys of site ${shop.idSite}`);
  });

  it('leave a site’s files only when asked for', async () => {
    await saveKey();
    const folder = mkdtempSync(join(tmpdir(), 'storefront-secrets-'));
    try {
      const mediaStore = { read: async () => null, write: async () => {}, has: async () => false };
      const files = (withSecrets: boolean) =>
        exportSite({ db: db(), mediaStore, idSite: shop.idSite, folder: join(folder, String(withSecrets)), withSecrets });
      await files(false);
      await files(true);
      expect(existsSync(join(folder, 'false', 'secrets.json'))).toBe(false);
      expect(readFileSync(join(folder, 'true', 'secrets.json'), 'utf8')).toContain('sk_live_very_secret');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
