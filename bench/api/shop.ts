import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#backend/platform/database/connect.ts';
import { startApiProcess } from '../../scripts/launch/api-process.ts';
import { newPostgres } from '../../scripts/launch/test-services.ts';
import { stopProcess } from '../../scripts/launch/web.ts';
import { fill } from '../catalogue/fill.ts';

export const idSite = 1;
const products = 1000;

export type Shop = {
  origin: string;
  idProducts: number[];
  idDeclinations: number[];
  carrier: { id: number; price: number };
  stop: () => Promise<void>;
};

/**
 * The API as it is started for real, in a process and on a PostgreSQL database of its own: 1,000 products, stock that no run uses up,
 * a carrier to France. BENCH_PROFILE names a folder for a CPU profile of that process. Nothing of it is left after `stop`.
 */
export async function openShop(port: number): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const closing = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const { url, drop } = await newPostgres();
    closing.push(drop);
    const facts = await prepare(url);
    mkdirSync(join(folder, 'content'));
    const { BENCH_PROFILE } = process.env;
    const api = await startApiProcess({
      ...{ API_HOST: '', API_PORT: String(port), DATABASE_URL: url, REDIS_URL: '', SMTP_URL: '' },
      ...{ SITE_ID: String(idSite), DATA_DIR: folder, CONTENT_DIR: join(folder, 'content') },
      ...{ ADMIN_PASSWORD: 'only-for-the-bench', PAYMENT_SANDBOX: 'on' },
      ...(BENCH_PROFILE && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${BENCH_PROFILE}` }),
    });
    closing.push(() => stopProcess(api));
    return { origin: `http://127.0.0.1:${port}`, ...facts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepare(databaseUrl: string): Promise<Pick<Shop, 'idProducts' | 'idDeclinations' | 'carrier'>> {
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl });
  const numbers = async (statement: ReturnType<typeof sql>) =>
    ((await db.execute(statement)) as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
  try {
    await fill(db, idSite, products);
    await db.execute(sql`update declinations set stock = 1000000 where id_site = ${idSite}`);
    await db.execute(sql`insert into parameters (id_site, key, value) values (${idSite}, 'FREE_SHIPPING_PRICE', '0')`);
    const price = 590;
    const [id = 0] = await numbers(sql`
      insert into carriers (id_site, name, description, delivery_type, min_days, max_days, position)
      values (${idSite}, 'Colissimo', '', 'DELIVERY', 2, 3, 0) returning id`);
    const [zone = 0] = await numbers(
      sql`insert into carrier_zones (id_site, id_carrier, countries, position) values (${idSite}, ${id}, '{FR}', 0) returning id`,
    );
    await db.execute(sql`insert into carrier_bands (id_site, id_zone, up_to, price) values (${idSite}, ${zone}, 20000, ${price})`);
    await db.execute(sql`analyze`);
    return {
      idProducts: await numbers(sql`select id from products where id_site = ${idSite} order by id`),
      idDeclinations: await numbers(sql`select id from declinations where id_site = ${idSite} order by id`),
      carrier: { id, price },
    };
  } finally {
    await close();
  }
}
