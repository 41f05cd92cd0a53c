import { expect, it } from 'vitest';
import { crash } from '../../crash/crash.ts';

// `npm run crash` kills twenty times among a thousand orders, on either engine.
it('what an API told shoppers is so after it was killed in the middle of their orders, nothing is half done, and each is written to once', async () => {
  const { faults, told } = await crash({ orders: 30, kills: 1, engine: 'pglite', amongMails: false });
  expect(faults).toEqual([]);
  expect(told).toEqual({ placed: 30, paid: 24 });
}, 180_000);
