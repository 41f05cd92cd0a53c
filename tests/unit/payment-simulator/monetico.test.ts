import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, paymentIdOf, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
  shop.answer.text = 'version=2\ncdr=0\n';
});

/** The shop's key with its old tail `P0` written out. */
const key = Buffer.from('1234567890123456789012345678901234567890', 'hex');

const seal = (fields: Record<string, string>, by: Buffer = key, encoding: BufferEncoding = 'utf8'): string =>
  createHmac('sha1', by)
    .update(
      Buffer.from(
        Object.entries(fields)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, value]) => `${name}=${value}`)
          .join('*'),
        encoding,
      ),
    )
    .digest('hex');

const context = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64');
const billing = { addressLine1: '1 rue de l’Été', city: 'Besançon', postalCode: '25000', country: 'FR' };

let references = 0;
const newReference = () => {
  references += 1;
  return `REF${String(references).padStart(9, '0')}`;
};

const order = (changes: Record<string, string> = {}): Record<string, string> => ({
  TPE: '1234567',
  societe: 'simulatorshop',
  version: '3.0',
  lgue: 'FR',
  date: '24/11/2026:10:00:00',
  montant: '42.42EUR',
  reference: newReference(),
  contexte_commande: context({ billing }),
  mail: 'claire@example.com',
  'texte-libre': '',
  url_retour_ok: 'http://localhost:1/ok?order=7',
  url_retour_err: 'http://localhost:1/error?order=7',
  ...changes,
});

const post = (fields: Record<string, string>, path = '/monetico/test/paiement.cgi', MAC = seal(fields)) =>
  fetch(`${shop.simulator.origin}${path}`, { method: 'POST', body: new URLSearchParams({ ...fields, MAC }), redirect: 'manual' });

async function open(changes: Record<string, string> = {}, path?: string): Promise<string> {
  const fields = order(changes);
  expect((await post(fields, path)).status).toBe(303);
  return paymentIdOf(shop, fields.reference ?? '');
}
const decide = async (id: string, decision: string) =>
  (await shop.control<{ returnTo: string | null }>('POST', `/payments/${id}/decide`, { decision })).json.returnTo;

const fieldsOf = (body: string) => Object.fromEntries(new URLSearchParams(body));
/** Verified as a shop does: over the percent-decoded bytes. */
function isSealed(body: string, by: Buffer = key): boolean {
  const bytes = body
    .split('&')
    .map((part) => part.replaceAll('+', ' ').replace(/%(..)/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))))
    .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const);
  const { MAC = '', ...signed } = Object.fromEntries(bytes) as Record<string, string>;
  return seal(signed, by, 'latin1').toUpperCase() === MAC.toUpperCase();
}

describe('the Monetico of the payment simulator', () => {
  it.each<[string, Record<string, string>, string]>([
    ['an unknown field', { total: '1' }, 'total'],
    ['an amount with a comma', { montant: '42,42EUR' }, 'montant'],
    ['an amount without a currency', { montant: '42.42' }, 'montant'],
    ['another currency', { montant: '42.42JPY' }, 'JPY'],
    ['an amount of 0', { montant: '0.00EUR' }, 'montant'],
    ['a reference with a hyphen', { reference: 'A-1' }, 'reference'],
    ['a date in ISO 8601', { date: '2026-11-24T10:00:00' }, 'date'],
    ['another version', { version: '1.2' }, 'version'],
    ['another company code', { societe: 'stranger' }, 'societe'],
    ['an unknown TPE', { TPE: '0000000' }, 'TPE'],
    ['a context without a billing address', { contexte_commande: context({}) }, 'billing'],
    ['a context with an empty section', { contexte_commande: context({ billing, shipping: {} }) }, 'shipping'],
    ['a context that is no base64', { contexte_commande: '{}' }, 'base64'],
    ['a city of 51 characters', { contexte_commande: context({ billing: { ...billing, city: 'x'.repeat(51) } }) }, 'city'],
    ['a phone in national form', { contexte_commande: context({ billing: { ...billing, phone: '0612345678' } }) }, 'phone'],
  ])('refuses a form with %s', async (_, changes, reason) => {
    const answer = await post(order(changes));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(reason);
  });

  it('refuses a form without a field it needs', async () => {
    const { montant: _, ...fields } = order();
    expect((await post(fields)).status).toBe(400);
  });

  it('refuses a wrong seal, and one by another key', async () => {
    const fields = order();
    expect((await post(fields, undefined, '0'.repeat(40))).status).toBe(400);
    expect((await post(fields, undefined, seal(fields, Buffer.alloc(20)))).status).toBe(400);
  });

  it('refuses a form that was changed after it was sealed', async () => {
    const fields = order();
    expect((await post({ ...fields, montant: '1.00EUR' }, undefined, seal(fields))).status).toBe(400);
  });

  it('accepts a payment: notifies with a seal over the bytes, then sends the browser on with nothing signed', async () => {
    const id = await open({ 'texte-libre': 'a*b c+d é' });
    expect(await decide(id, 'accept')).toBe('http://localhost:1/ok?order=7');
    const [message] = shop.received;
    expect(message?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(message && isSealed(message.body)).toBe(true);
    expect(fieldsOf(message?.body ?? '')).toMatchObject({ 'code-retour': 'payetest', montant: '42.42EUR', 'texte-libre': 'a*b c+d é' });
    expect((await shop.control('GET', `/payments/${id}`)).json).toMatchObject({ state: 'paid', capturedCents: 4242 });
  });

  it('says paiement on the production address', async () => {
    await decide(await open({}, '/monetico/paiement.cgi'), 'accept');
    expect(fieldsOf(shop.received[0]?.body ?? '')['code-retour']).toBe('paiement');
  });

  it('notifies a refusal as Annulation and goes back to the error address', async () => {
    expect(await decide(await open(), 'refuse')).toBe('http://localhost:1/error?order=7');
    expect(fieldsOf(shop.received[0]?.body ?? '')).toMatchObject({ 'code-retour': 'Annulation', motifrefus: 'Refus' });
  });

  it('names 3-D Secure as the reason where she failed it', async () => {
    await decide(await open(), 'fail-challenge');
    expect(fieldsOf(shop.received[0]?.body ?? '')).toMatchObject({ 'code-retour': 'Annulation', motifrefus: '3DSecure' });
  });

  it('notifies nothing of a cancelled or a left page', async () => {
    expect(await decide(await open(), 'cancel')).toBe('http://localhost:1/error?order=7');
    expect(await decide(await open(), 'leave')).toBeNull();
    expect(shop.received).toHaveLength(0);
  });

  it('notifies a refusal and then a success of one reference', async () => {
    const id = await open();
    await decide(id, 'refuse-and-stay');
    await decide(id, 'accept');
    expect(shop.received.map(({ body }) => fieldsOf(body)['code-retour'])).toEqual(['Annulation', 'payetest']);
  });

  it.each([
    ['version=2\ncdr=0\n', true],
    ['version=2\ncdr=0', true],
    ['version=2\ncdr=1\n', false],
    ['OK', false],
  ])('takes the answer %j as received: %s', async (text, acknowledged) => {
    shop.answer.text = text;
    const id = await open();
    await decide(id, 'accept');
    const { json } = await shop.control('GET', `/notifications?payment=${id}`);
    expect(json).toMatchObject({ notifications: [{ deliveries: [{ acknowledged }] }] });
  });

  it('sends wrong amounts, currencies, references and seals, and production codes for a test payment', async () => {
    const id = await open();
    const send = (notice: object) => shop.control('POST', `/payments/${id}/notifications`, { outcome: 'success', ...notice });
    await send({ amountCents: 100, currency: 'USD', reference: 'ANOTHERORDER' });
    await send({ signature: 'broken' });
    await send({ signedBy: 'other' });
    await send({ mode: 'production' });
    const [wrong, broken, foreign, live] = shop.received.map(({ body }) => body);
    expect(fieldsOf(wrong ?? '')).toMatchObject({ montant: '1.00USD', reference: 'ANOTHERORDER' });
    expect(isSealed(wrong ?? '')).toBe(true);
    expect(isSealed(broken ?? '')).toBe(false);
    expect(isSealed(foreign ?? '')).toBe(false);
    expect(isSealed(foreign ?? '', Buffer.from('0123456789012345678901234567890123456789', 'hex'))).toBe(true);
    expect(fieldsOf(live ?? '')['code-retour']).toBe('paiement');
  });

  it('refunds what its own form asks for, and never more than was paid', async () => {
    const reference = newReference();
    await decide(await open({ reference }), 'accept');
    const { numauto = '' } = fieldsOf(shop.received[0]?.body ?? '');
    const refund = async (euros: string, possible: string, changes: Record<string, string> = {}) => {
      const fields = {
        TPE: '1234567',
        societe: 'simulatorshop',
        version: '3.0',
        lgue: 'FR',
        date: '25/11/2026:10:00:00',
        date_commande: '24/11/2026',
        date_remise: '24/11/2026',
        num_autorisation: numauto,
        montant: '42.42EUR',
        montant_recredit: euros,
        montant_possible: possible,
        reference,
        ...changes,
      };
      return (await post(fields, '/monetico/test/recredit_paiement.cgi')).text();
    };
    expect(await refund('40.00EUR', '42.42EUR')).toMatch(new RegExp(`^version=1.0\nreference=${reference}\ncdr=0\nlib=.+\naut=\\d{6}\n$`));
    expect(await refund('2.43EUR', '42.42EUR')).toContain('cdr=-1');
    expect(await refund('1.00EUR', '2.42EUR', { num_autorisation: '000000' })).toContain('cdr=-1');
    expect(await refund('2.42EUR', '2.42EUR')).toContain('cdr=0');
  });
});
