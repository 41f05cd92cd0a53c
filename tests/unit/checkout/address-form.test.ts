import { describe, expect, it } from 'vitest';
import { checkForm } from '#registry/checkout/address-form/check-form.ts';
import { emptyDraft, fillForm, type Known, withOffered } from '#registry/checkout/address-form/draft.ts';

const france = 75;
const countries = [
  { id: france, alphaTwo: 'FR' },
  { id: 276, alphaTwo: 'DE' },
  { id: 784, alphaTwo: 'AE' },
];
const nothing: Known = {
  contact: { email: '', firstname: '', lastname: '', phone: '' },
  deliveryAddress: null,
  billingAddress: null,
  billingSame: true,
  idCountry: france,
};
const typed = {
  email: ' Camille@Exemple.fr ',
  phone: '06 12 34 56 78',
  delivery: { firstname: 'Camille', lastname: 'Durand', address: '12 rue des Tilleuls', postalCode: '85190', city: 'Aizenay' },
  billing: {},
};
const check = (draft: Parameters<typeof fillForm>[0], needsAddress = true, onlyMobile = false) =>
  checkForm(fillForm(draft, nothing), { market: 'FR', countries, needsAddress, onlyMobile });

describe('the address step', () => {
  it('asks for the country anew when the one that was given before is not sold to any more', () => {
    const { delivery } = fillForm(typed, nothing);
    expect(withOffered(delivery, [{ id: france }])).toEqual(delivery);
    const elsewhere = withOffered({ ...delivery, idCountry: 21 }, [{ id: france }]);
    expect(elsewhere).toEqual({ ...delivery, idCountry: null });
    expect(check({ ...typed, delivery: elsewhere }).faults).toEqual({ 'delivery.idCountry': 'missing' });
  });

  it('accepts a whole form and gives contact and address, trimmed', () => {
    const { step, faults } = check(typed);
    expect(faults).toEqual({});
    expect(step?.contact).toEqual({ email: 'camille@exemple.fr', firstname: 'Camille', lastname: 'Durand', phone: '06 12 34 56 78' });
    expect(step?.deliveryAddress).toMatchObject({ city: 'Aizenay', idCountry: france });
    expect(step?.billingAddress).toBeNull();
  });

  it('names every missing field of an empty form', () => {
    const { step, faults } = check(emptyDraft);
    expect(step).toBeNull();
    expect(Object.entries(faults).sort()).toEqual(
      ['email', 'phone', ...['firstname', 'lastname', 'address', 'postalCode', 'city'].map((field) => `delivery.${field}`)]
        .sort()
        .map((field) => [field, 'missing']),
    );
  });

  it('asks for a name in Latin letters where papers cannot print it, and sends none where they can', () => {
    const wang = { ...typed.delivery, firstname: '小明', lastname: '王' };
    const named = (latinName: string) => check({ ...typed, delivery: { ...wang, latinName } });
    expect(check({ ...typed, delivery: wang }).faults).toEqual({ 'delivery.latinName': 'missing' });
    expect(named('王小明').faults).toEqual({ 'delivery.latinName': 'malformed' });
    expect(named(' Wang Xiaoming ').step).toMatchObject({
      contact: { firstname: '小明', lastname: '王', latinName: 'Wang Xiaoming' },
      deliveryAddress: { firstname: '小明', latinName: 'Wang Xiaoming' },
    });
    const collected = check({ ...typed, delivery: { firstname: '小明', lastname: '王' } }, false);
    expect(collected.faults).toEqual({ 'delivery.latinName': 'missing' });
    const plain = check({ ...typed, delivery: { ...typed.delivery, latinName: 'Wang' } });
    expect([plain.step?.contact.latinName, plain.step?.deliveryAddress?.latinName]).toEqual([undefined, undefined]);
  });

  it('tells a malformed field from a missing one', () => {
    const { faults } = check({ ...typed, email: 'camille', phone: '12', delivery: { ...typed.delivery, postalCode: '8519' } });
    expect(faults).toEqual({ email: 'malformed', phone: 'malformed', 'delivery.postalCode': 'malformed' });
  });

  it('keeps a postal code as its country writes it, and asks for none where a country has none', () => {
    const to = (change: object) => check({ ...typed, delivery: { ...typed.delivery, ...change } });
    expect(to({ postalCode: '85 190' }).step?.deliveryAddress?.postalCode).toBe('85190');
    expect(to({ postalCode: 'D-10115', idCountry: 276 }).step?.deliveryAddress?.postalCode).toBe('10115');
    expect(to({ postalCode: 'ABC', idCountry: 276 }).faults).toEqual({ 'delivery.postalCode': 'malformed' });
    expect(to({ postalCode: '99999' }).faults).toEqual({ 'delivery.postalCode': 'malformed' });
    expect(to({ postalCode: '', idCountry: null }).faults).toEqual({ 'delivery.postalCode': 'missing', 'delivery.idCountry': 'missing' });
    expect(to({ postalCode: '', idCountry: 784 }).step?.deliveryAddress?.postalCode).toBe('');
  });

  it('takes a telephone number as it is dialled in the country that the order goes to', () => {
    expect(check({ ...typed, phone: '0151 23456789' }).faults).toEqual({ phone: 'malformed' });
    const delivery = { ...typed.delivery, postalCode: '10115', idCountry: 276 };
    expect(check({ ...typed, phone: '0151 23456789', delivery }).faults).toEqual({});
    expect(check({ ...typed, phone: 'azerty' }).faults).toEqual({ phone: 'malformed' });
  });

  it.each(['02 51 00 00 00', '+33 2 51 00 00 00', '+33 (0)2 51 00 00 00', '0033.251.00.00.00', '09 70 00 00 00'])(
    'knows the French landline %s where the shop takes mobiles only',
    (phone) => {
      expect(check({ ...typed, phone }).faults).toEqual({});
      expect(check({ ...typed, phone }, true, true).faults).toEqual({ phone: 'landline' });
    },
  );

  it.each(['06 12 34 56 78', '+33 7 12 34 56 78', '+32 470 12 34 56'])('leaves %s to the server', (phone) => {
    expect(check({ ...typed, phone }, true, true).faults).toEqual({});
  });

  it('asks for a billing address only when it is another one, and names the buyer after it', () => {
    expect(check({ ...typed, billingSame: false }).faults).toHaveProperty(['billing.address'], 'missing');
    const other = { ...typed.delivery, firstname: 'Dominique', lastname: 'Martin' };
    expect(check({ ...typed, billingSame: false, billing: other }).step?.contact).toMatchObject({ firstname: 'Dominique' });
  });

  it('needs a name but no address when the order is collected in the shop', () => {
    const { firstname, lastname } = typed.delivery;
    expect(check({ ...typed, delivery: { firstname, lastname } }, false).step?.deliveryAddress).toBeNull();
    expect(check({ ...typed, delivery: {} }, false).faults).toEqual({ 'delivery.firstname': 'missing', 'delivery.lastname': 'missing' });
    expect(check({ ...typed, delivery: { ...typed.delivery, city: '' } }, false).faults).toEqual({ 'delivery.city': 'missing' });
  });
});

describe('what stands in a field', () => {
  it('is what was typed, else what is known of the person', () => {
    const known = { ...nothing, contact: { ...nothing.contact, email: 'account@exemple.fr', firstname: 'Camille' } };
    expect(fillForm({ ...emptyDraft, email: 'typed@exemple.fr' }, known).email).toBe('typed@exemple.fr');
    expect(fillForm(emptyDraft, known)).toMatchObject({
      email: 'account@exemple.fr',
      delivery: { firstname: 'Camille', idCountry: france },
    });
  });
  it('stays empty when the shopper emptied it', () => {
    const known = { ...nothing, contact: { ...nothing.contact, email: 'account@exemple.fr' } };
    expect(fillForm({ ...emptyDraft, email: '' }, known).email).toBe('');
  });
});
