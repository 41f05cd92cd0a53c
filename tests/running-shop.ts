import type { TestProject } from 'vitest/node';
import { startTestShops } from '../scripts/launch/start-test-shops.ts';
import { originOfShop, portsOfShop } from '../scripts/launch/test-shop.ts';
import { stopProcess } from '../scripts/launch/web.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of a running shop with the tests' content, without a slash at the end. */
    shop: string;
    /** The origin of the sample wine estate, of the same database. */
    estate: string;
  }
}

/** Gives tests a running shop: the one of `npm test` (SHOP_RUNS), else one that is started for them and stopped at the end. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { estate } = portsOfShop(0);
  project.provide('shop', originOfShop(0));
  project.provide('estate', `http://localhost:${estate}`);
  if (process.env.SHOP_RUNS) return undefined;
  const child = await startTestShops({ ...process.env, TEST_SHOPS: '1' });
  return () => stopProcess(child);
}
