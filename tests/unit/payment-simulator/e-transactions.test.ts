import { createHmac, createVerify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, paymentIdOf, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
});

const key = Buffer.from('0123456789ABCDEF'.repeat(8), 'hex');
const declaration = '<?xml version="1.0" encoding="utf-8"?>';
const cart = `${declaration}<shoppingcart><total><totalQuantity>3</totalQuantity></total></shoppingcart>`;
const billing = (changes: Record<string, string> = {}) => {
  const parts = {
    FirstName: 'Claire',
    LastName: 'Dupont',
    Address1: '1 rue de l Ete',
    ZipCode: '25000',
    City: 'Besancon',
    CountryCode: '250',
    CountryCodeMobilePhone: '+33',
    MobilePhone: '0612345678',
    ...changes,
  };
  const inner = Object.entries(parts).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `${declaration}<Billing><Address>${inner.join('')}</Address></Billing>`;
};

let references = 0;
const newReference = () => {
  references += 1;
  return `A_${references}-1`;
};
const order = (changes: Record<string, string> = {}): Record<string, string> => ({
  PBX_SITE: '1999888',
  PBX_RANG: '32',
  PBX_IDENTIFIANT: '2',
  PBX_TOTAL: '4242',
  PBX_DEVISE: '978',
  PBX_CMD: newReference(),
  PBX_PORTEUR: 'claire@example.com',
  PBX_RETOUR: 'Mt:M;Ref:R;Auto:A;Erreur:E;Appel:T;Trans:S;Sign:K',
  PBX_HASH: 'SHA512',
  PBX_TIME: new Date().toISOString().replace(/\.\d+Z$/, '+00:00'),
  PBX_SHOPPINGCART: cart,
  PBX_BILLING: billing(),
  PBX_EFFECTUE: 'http://localhost:1/ok?order=7',
  PBX_REFUSE: 'http://localhost:1/refused',
  PBX_ANNULE: 'http://localhost:1/cancel',
  PBX_REPONDRE_A: `${shop.address}/notify`,
  PBX_RUF1: 'POST',
  ...changes,
});

const sign = (fields: [string, string][]) =>
  createHmac('sha512', key)
    .update(fields.map(([name, value]) => `${name}=${value}`).join('&'))
    .digest('hex')
    .toUpperCase();

const post = (entries: [string, string][], path = '/php/') =>
  fetch(`${shop.simulator.origin}/e-transactions${path}`, { method: 'POST', body: new URLSearchParams(entries), redirect: 'manual' });
const postSigned = (fields: Record<string, string>) => {
  const entries = Object.entries(fields);
  return post([...entries, ['PBX_HMAC', sign(entries)]]);
};

async function open(changes: Record<string, string> = {}): Promise<string> {
  const fields = order(changes);
  const answer = await postSigned(fields);
  expect(answer.status === 303 ? '' : await answer.text()).toBe('');
  return paymentIdOf(shop, fields.PBX_CMD ?? '');
}
const decide = async (id: string, decision: string) =>
  (await shop.control<{ returnTo: string | null }>('POST', `/payments/${id}/decide`, { decision })).json.returnTo;

/** Verified as a shop does: the raw text before the signature, which is decoded once. */
function isSigned(raw: string): boolean {
  const at = raw.lastIndexOf('&Sign=');
  const signature = decodeURIComponent(raw.slice(at + 6));
  return createVerify('sha1').update(raw.slice(0, at)).verify(shop.simulator.publicKeyPem, signature, 'base64');
}

describe('the e-Transactions of the payment simulator', () => {
  it.each<[string, Record<string, string>, string]>([
    ['an unknown field', { PBX_TOTALS: '1' }, 'PBX_TOTALS'],
    ['an amount of two digits', { PBX_TOTAL: '99' }, 'PBX_TOTAL'],
    ['an amount in euros', { PBX_TOTAL: '42.42' }, 'PBX_TOTAL'],
    ['another currency', { PBX_DEVISE: '840' }, '840'],
    ['an unknown site', { PBX_SITE: '0000000' }, 'unknown site'],
    ['a time an hour ago', { PBX_TIME: new Date(Date.now() - 3_600_000).toISOString().replace(/\.\d+Z$/, '+00:00') }, 'PBX_TIME'],
    ['a time without an offset', { PBX_TIME: '2026-11-24T10:00:00' }, 'PBX_TIME'],
    ['a signature that comes first in PBX_RETOUR', { PBX_RETOUR: 'Sign:K;Mt:M;Ref:R' }, 'not the last'],
    ['no signature in PBX_RETOUR', { PBX_RETOUR: 'Mt:M;Ref:R' }, 'not the last'],
    ['an unknown letter in PBX_RETOUR', { PBX_RETOUR: 'Mt:L;Sign:K' }, 'letter L'],
    ['a cart of 100 articles', { PBX_SHOPPINGCART: cart.replace('>3<', '>100<') }, '1 to 99'],
    ['a cart without an XML declaration', { PBX_SHOPPINGCART: cart.replace(declaration, '') }, 'declaration'],
    ['an accent in the billing address', { PBX_BILLING: billing({ City: 'Besançon' }) }, 'accent'],
    ['a first name of 23 characters', { PBX_BILLING: billing({ FirstName: 'x'.repeat(23) }) }, 'FirstName'],
    ['a country in letters', { PBX_BILLING: billing({ CountryCode: 'FR' }) }, 'CountryCode'],
    ['no mobile phone', { PBX_BILLING: billing({ MobilePhone: '' }) }, 'MobilePhone'],
    ['white space between the elements', { PBX_BILLING: billing().replace('<Address>', ' <Address> ') }, 'white space'],
  ])('refuses a form with %s', async (_, changes, reason) => {
    const answer = await postSigned(order(changes));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(reason);
  });

  it.each(['PBX_SHOPPINGCART', 'PBX_BILLING', 'PBX_TIME', 'PBX_HASH'])('refuses a form without %s', async (name) => {
    const { [name]: _, ...fields } = order();
    expect((await postSigned(fields)).status).toBe(400);
  });

  it('refuses fields in another order than they were signed in', async () => {
    const entries = Object.entries(order());
    const hmac = sign(entries);
    const [first, second, ...rest] = entries;
    if (!first || !second) throw new Error('no fields');
    expect((await post([second, first, ...rest, ['PBX_HMAC', hmac]])).status).toBe(400);
  });

  it('refuses a field that was changed after it was signed', async () => {
    const entries = Object.entries(order());
    const changed = entries.map(([name, value]): [string, string] => [name, name === 'PBX_TOTAL' ? '100' : value]);
    expect((await post([...changed, ['PBX_HMAC', sign(entries)]])).status).toBe(400);
  });

  it('refuses an HMAC that is not the last field', async () => {
    const entries = Object.entries(order());
    expect((await post([['PBX_HMAC', sign(entries)], ...entries])).status).toBe(400);
  });

  it('accepts an HMAC in lower case', async () => {
    const entries = Object.entries(order());
    expect((await post([...entries, ['PBX_HMAC', sign(entries).toLowerCase()]])).status).toBe(303);
  });

  it('accepts a payment: notifies with a signature over the raw text, and signs what the browser carries', async () => {
    const id = await open();
    const back = await decide(id, 'accept');
    const [message] = shop.received;
    expect(message?.url).toBe('/notify');
    expect(message?.body).toMatch(/^Mt=4242&Ref=A_\d+-1&Auto=XXXXXX&Erreur=00000&Appel=\d+&Trans=\d+&Sign=[^&]+$/);
    expect(message && isSigned(message.body)).toBe(true);
    expect(back).toMatch(/^http:\/\/localhost:1\/ok\?order=7&Mt=4242&/);
    expect(isSigned(back?.split('?')[1] ?? '')).toBe(true);
  });

  it('leaves out the authorisation of a refused payment', async () => {
    expect(await decide(await open(), 'refuse')).toContain('http://localhost:1/refused?Mt=4242');
    expect(shop.received[0]?.body).toContain('Erreur=00105');
    expect(shop.received[0]?.body).not.toContain('Auto=');
  });

  it('says 00040 of a failed 3-D Secure step', async () => {
    expect(await decide(await open(), 'fail-challenge')).toContain('http://localhost:1/refused?');
    expect(shop.received[0]?.body).toContain('Erreur=00040');
  });

  it('gives the shop its own parameters back unsigned', async () => {
    await decide(await open({ PBX_REPONDRE_A: `${shop.address}/notify?order=8` }), 'accept');
    expect(shop.received[0]?.url).toBe('/notify?order=8');
    expect(isSigned(shop.received[0]?.body ?? '')).toBe(true);
  });

  it('notifies by GET where PBX_RUF1 does not say POST', async () => {
    const { PBX_RUF1: _, ...fields } = order();
    expect((await postSigned(fields)).status).toBe(303);
    await decide(paymentIdOf(shop, fields.PBX_CMD ?? ''), 'accept');
    expect(shop.received[0]?.method).toBe('GET');
    expect(isSigned(shop.received[0]?.url.split('?')[1] ?? '')).toBe(true);
  });

  it('says 99999 of a pending payment and 00000 when it succeeds', async () => {
    const id = await open();
    await decide(id, 'delay');
    await expect.poll(() => shop.received.map(({ body }) => /Erreur=(\d+)/.exec(body)?.[1])).toEqual(['99999', '00000']);
    expect((await shop.control('GET', `/payments/${id}`)).json).toMatchObject({ state: 'paid', capturedCents: 4242 });
  });

  it('sends a signature encoded twice, a broken one, a stranger’s, and another amount and order', async () => {
    const id = await open();
    const send = (notice: object) => shop.control('POST', `/payments/${id}/notifications`, { outcome: 'success', ...notice });
    await send({ signature: 'double-encoded' });
    await send({ signature: 'broken' });
    await send({ signedBy: 'stranger' });
    await send({ amountCents: 100, reference: 'ANOTHER-1' });
    const [twice = '', broken = '', foreign = '', wrong = ''] = shop.received.map(({ body }) => body);
    expect(twice).toContain('%25');
    expect(isSigned(twice.replace(/(?<=Sign=).*/, (encoded) => decodeURIComponent(encoded)))).toBe(true);
    expect(isSigned(broken)).toBe(false);
    expect(isSigned(foreign)).toBe(false);
    expect(wrong).toMatch(/^Mt=100&Ref=ANOTHER-1&/);
    expect(isSigned(wrong)).toBe(true);
  });

  it('says whether it is up on load.html', async () => {
    const status = async () => (await fetch(`${shop.simulator.origin}/e-transactions/load.html`)).text();
    expect(await status()).toMatch(/id="server_status"[^>]*>OK</);
    await shop.control('PUT', '/e-transactions/status', { isUp: false });
    expect(await status()).not.toContain('OK<');
    await shop.control('PUT', '/e-transactions/status', { isUp: true });
  });

  it('refunds by PPPS in parts, refuses a question asked twice, and never gives back more than was paid', async () => {
    await decide(await open(), 'accept');
    const { Appel = '', Trans = '', Ref = '' } = Object.fromEntries(new URLSearchParams(shop.received[0]?.body));
    let question = 0;
    const ask = async (cents: number, changes: Record<string, string> = {}) => {
      question += 1;
      const entries = Object.entries({
        VERSION: '00104',
        TYPE: '00014',
        SITE: '1999888',
        RANG: '032',
        NUMQUESTION: String(question).padStart(10, '0'),
        MONTANT: String(cents).padStart(10, '0'),
        DEVISE: '978',
        REFERENCE: Ref,
        NUMAPPEL: Appel.padStart(10, '0'),
        NUMTRANS: Trans.padStart(10, '0'),
        DATEQ: '24112026100000',
        ACTIVITE: '024',
        IDENTIFIANT: '2',
        HASH: 'SHA512',
        ...changes,
      });
      const answer = await post([...entries, ['HMAC', sign(entries)]], '/PPPS.php');
      return new URLSearchParams(await answer.text()).get('CODEREPONSE');
    };
    expect(await ask(4000)).toBe('00000');
    expect(await ask(243)).not.toBe('00000');
    expect(await ask(242, { NUMQUESTION: '0000000001' })).not.toBe('00000');
    expect(await ask(242, { NUMTRANS: '0000000000' })).not.toBe('00000');
    expect(await ask(242)).toBe('00000');
  });
});
