import { expect, test } from 'vitest';
import { parameters } from '#backend/tables/site.ts';
import { openShop } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';
import { ruleProofs } from './index.ts';

onOneEngine('Parameters', (db) => {
  test.each(ruleProofs)('$key: $title', async ({ key, value, with: others = {}, see, before, after }) => {
    const look = async (values: Readonly<Record<string, string>>) => {
      const shop = await openShop(db());
      const rows = Object.entries(values).map(([name, text]) => ({ idSite: shop.idSite, key: name, value: text }));
      for (const row of rows) {
        await db()
          .insert(parameters)
          .values(row)
          .onConflictDoUpdate({ target: [parameters.idSite, parameters.key], set: { value: row.value } });
      }
      return see(shop);
    };
    expect(await look(others), 'with the default').toEqual(before);
    expect(await look({ ...others, [key]: value }), `with ${value}`).toEqual(after);
  });
});
