import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Database } from '#backend/platform/database/database.ts';
import { statementNames } from '#backend/platform/database/statement-names.ts';
import { tuneConnection } from '#backend/platform/database/tune-connection.ts';
import { onBothEngines } from '../databases.ts';

const rowsOf = async <T>(answer: Promise<unknown>) => ((await answer) as { rows: T[] }).rows;

onBothEngines('a connection', (db, engine) => {
  const write = (tx: Database, id: number) => tx.execute(sql`insert into tried (id) values (${id}::int)`);
  const written = () => rowsOf<{ id: number }>(db().execute(sql`select id from tried where id > ${0}::int`));

  beforeAll(() => db().execute(sql`create table tried (id integer primary key)`));
  afterAll(() => db().execute(sql`drop table tried`));

  const onPostgres = engine === 'PostgreSQL' ? it : () => {};

  onPostgres('has what comes often prepared once, whatever its values, and nothing of what comes once', async () => {
    const pool = new pg.Pool({ connectionString: inject('databaseUrl'), max: 1, pipeline: true });
    const nameOf = statementNames();
    pool.on('connect', (client) => tuneConnection(client, nameOf));
    const fresh = drizzle(pool);
    for (let at = 0; at < 12; at += 1) expect(await rowsOf(fresh.execute(sql`select ${at}::int as often`))).toEqual([{ often: at }]);
    await fresh.execute(sql`select ${1}::int as seldom`);
    expect(await rowsOf(fresh.execute(sql`select statement from pg_prepared_statements`))).toEqual([
      { statement: 'select $1::int as often' },
    ]);
    await pool.end();
  });

  it('answers each of the statements asked together with its own', async () => {
    await db().transaction(async (tx) => {
      const asked = Array.from({ length: 30 }, (_, at) => rowsOf(tx.execute(sql`select ${at}::int as at`)));
      expect(await Promise.all(asked)).toEqual(asked.map((_, at) => [{ at }]));
    });
  });

  it('undoes a transaction in which one of the statements asked together fails, and goes on', async () => {
    const failing = db().transaction((tx) => Promise.all([write(tx, 1), tx.execute(sql`select 1 / ${0}::int`), write(tx, 2)]));
    await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } });
    expect(await written()).toEqual([]);
  });

  it('says what was wrong with the first statement of a transaction', async () => {
    await expect(db().transaction((tx) => tx.execute(sql`select none from tried`))).rejects.toMatchObject({ cause: { code: '42703' } });
    expect(await written()).toEqual([]);
  });

  onPostgres('that breaks in a transaction fails it, and nothing of it runs outside of one', async () => {
    const broken = db().transaction(async (tx) => {
      const [own] = await rowsOf<{ pid: number }>(tx.execute(sql`select pg_backend_pid() as pid`));
      await db().execute(sql`select pg_terminate_backend(${own?.pid}::int)`);
      await write(tx, 3);
    });
    await expect(broken).rejects.toThrow();
    expect(await written()).toEqual([]);
  });

  it('reads on while a migration adds a column to what it reads', async () => {
    for (let at = 0; at < 60; at += 1) await written();
    await db().execute(sql`alter table tried add column later integer not null default 1`);
    for (let at = 0; at < 20; at += 1) expect(await written()).toEqual([]);
  });
});
