import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type PreparingQuery, prepareOften } from '#backend/platform/database/prepare-pglite.ts';

let client: PGlite;
let asked: PreparingQuery;

beforeAll(async () => {
  client = await PGlite.create();
});
afterAll(() => client.close());
beforeEach(async () => {
  await client.exec('deallocate all; drop table if exists pieces; create table pieces (id int primary key, name text not null)');
  asked = prepareOften(client);
});

const insert = 'insert into pieces (id, name) values ($1, $2)';
const insertOften = async () => {
  for (let id = 1; id <= 5; id += 1) await asked.query(insert, [id, `piece ${id}`]);
};
const names = async () => (await client.query<{ name: string }>('select name from pieces order by id')).rows.map(({ name }) => name);
const kept = async () => (await client.query('select name from pg_prepared_statements')).rows;

it('a statement is kept when it comes the fifth time, one without values never', async () => {
  for (let time = 0; time < 7; time += 1) await asked.query('select 1');
  for (let time = 0; time < 4; time += 1) await asked.query('select $1::int', [time]);
  expect(await kept()).toEqual([]);
  await asked.query('select $1::int', [5]);
  expect(await kept()).toEqual([{ name: 'storefront_0' }]);
});

it('values and answers of every kind are the same, kept or not', async () => {
  const text = `select $1::int as int, $2::bigint as bigint, $3::bool as bool, $4::jsonb as json, $5::timestamptz as moment, $6::int[] as list,
    $7::bytea as bytes, $8::text as nothing, $9::numeric as numeric, $10::text as text`;
  const values = [7, 2 ** 40, true, { a: [1, null] }, new Date(0), [1, 2, 3], new Uint8Array([0, 255]), null, '1.50', 'é « 😀 »'];
  const plain = await client.query(text, values);
  for (let time = 0; time < 4; time += 1) await asked.query(text, values);
  const found = await asked.query(text, values);
  expect(found).toEqual(plain);
  expect(await asked.query(text, values, { rowMode: 'array' })).toEqual(await client.query(text, values, { rowMode: 'array' }));
});

it('says how many rows a kept statement wrote', async () => {
  await insertOften();
  expect(await asked.query(insert, [6, 'piece 6'])).toMatchObject({ affectedRows: 1 });
});

it('what a kept statement refuses is said as ever, and the next one works', async () => {
  await insertOften();
  await expect(asked.query(insert, [1, 'again'])).rejects.toMatchObject({ code: '23505', table: 'pieces' });
  await expect(asked.query(insert, ['no number', 'again'])).rejects.toMatchObject({ code: '22P02' });
  await expect(asked.query(insert, [6, null])).rejects.toMatchObject({ code: '23502' });
  await expect(asked.query(insert, [6])).rejects.toMatchObject({ code: '08P01' });
  await asked.query(insert, [6, 'piece 6']);
  expect(await names()).toHaveLength(6);
});

it('a statement that cannot be prepared is refused each time, and can be once it is right', async () => {
  const text = 'select name from later where id = $1';
  for (let time = 0; time < 7; time += 1) await expect(asked.query(text, [1])).rejects.toMatchObject({ code: '42P01' });
  await client.exec('create table later (id int, name text)');
  expect(await asked.query(text, [1])).toMatchObject({ rows: [] });
  await client.exec('drop table later');
});

it('a kept statement goes by what its table has become', async () => {
  await insertOften();
  await client.exec('alter table pieces alter column name type varchar(20); create index on pieces (name)');
  await asked.query(insert, [6, 'piece 6']);
  expect(await names()).toHaveLength(6);
});

it('a transaction takes back what kept statements wrote, and keeps them', async () => {
  await insertOften();
  const failing = client.transaction(async (tx) => {
    await asked.within(tx).query(insert, [6, 'taken back']);
    await asked.within(tx).query(insert, [1, 'twice']);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await names()).toHaveLength(5);
  await client.transaction((tx) => asked.within(tx).query(insert, [6, 'stays']));
  expect(await names()).toHaveLength(6);
});

it('a statement that is first kept in a transaction that fails is kept', async () => {
  const failing = client.transaction(async (tx) => {
    for (let id = 1; id <= 6; id += 1) await asked.within(tx).query(insert, [id, 'piece']);
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  await insertOften();
  expect(await names()).toHaveLength(5);
});

it('a savepoint takes back what a kept statement wrote since', async () => {
  await insertOften();
  await client.transaction(async (tx) => {
    const inside = asked.within(tx);
    await inside.query(insert, [6, 'before']);
    await inside.query('savepoint one');
    await expect(inside.query(insert, [6, 'twice'])).rejects.toMatchObject({ code: '23505' });
    await inside.query('rollback to savepoint one');
    await inside.query(insert, [7, 'after']);
  });
  expect(await names()).toEqual([...Array.from({ length: 5 }, (_, at) => `piece ${at + 1}`), 'before', 'after']);
});

it('a transaction that is over refuses kept statements', async () => {
  await insertOften();
  const over = await client.transaction(async (tx) => asked.within(tx));
  await expect(over.query(insert, [6, 'late'])).rejects.toThrow('closed');
  expect(await names()).toHaveLength(5);
});

it('statements that are asked at once each get their own answer', async () => {
  const text = 'select $1::int as n, pg_sleep(0)';
  const ns = Array.from({ length: 60 }, (_, n) => n);
  const one = (query: PreparingQuery['query'], n: number) =>
    n % 7 === 3
      ? query<{ n: number }>(text, ['no number']).catch(() => ({ rows: [{ n }] }))
      : query<{ n: number }>(n % 5 === 0 ? `${text} -- ${n}` : text, [n]);
  const outside = await Promise.all(ns.map((n) => one(asked.query, n)));
  const inside = await client.transaction((tx) => Promise.all(ns.filter((n) => n % 7 !== 3).map((n) => one(asked.within(tx).query, n))));
  expect(outside.map(({ rows }) => rows[0]?.n)).toEqual(ns);
  expect(inside.map(({ rows }) => rows[0]?.n)).toEqual(ns.filter((n) => n % 7 !== 3));
});
