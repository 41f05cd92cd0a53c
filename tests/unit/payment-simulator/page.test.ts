import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function open(): Promise<string> {
  const answer = await fetch(`${shop.simulator.origin}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_simulatorshop' },
    body: new URLSearchParams({ amount: '123456', currency: 'eur' }),
  });
  return ((await answer.json()) as { id: string }).id;
}
const page = async (path: string, language = 'fr') =>
  (await fetch(`${shop.simulator.origin}/pay/${path}`, { headers: { 'accept-language': language } })).text();

describe('the payment page of the simulator', () => {
  it('is in French and marked as a simulator, and in English for an English browser', async () => {
    const id = await open();
    const french = await page(id);
    expect(french).toContain('<html lang="fr">');
    expect(french).toContain('Simulateur : aucun argent ne circule');
    expect(french).toMatch(/1\s234,56\s€/);
    expect(await page(id, 'en')).toContain('Simulator: no money moves');
    expect(await page(`${id}?lang=en`)).toContain('€1,234.56');
  });

  it('offers no decision on a payment that is over', async () => {
    const id = await open();
    await shop.control('POST', `/payments/${id}/decide`, { decision: 'accept' });
    const over = await page(id);
    expect(over).toContain('Ce paiement est terminé');
    expect(over).not.toContain('<button');
  });

  it('stays open after she left', async () => {
    const id = await open();
    const left = await fetch(`${shop.simulator.origin}/pay/${id}`, { method: 'POST', body: new URLSearchParams({ decision: 'leave' }) });
    expect(await left.text()).toContain('Vous avez quitté');
    expect(await page(id)).toContain('Accepter le paiement');
  });

  it('says so where there is no such payment', async () => expect(await page('nobody')).toContain('n’existe pas'));

  it('refuses a decision that it does not know', async () => {
    const answer = await fetch(`${shop.simulator.origin}/pay/${await open()}`, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'steal' }),
    });
    expect(answer.status).toBe(400);
  });
});
