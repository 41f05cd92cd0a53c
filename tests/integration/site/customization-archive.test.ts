import { expect, it } from 'vitest';
import type { ProductCustomization } from '#schemas/customization.ts';
import type { ProductList } from '#schemas/product.ts';
import { onOneEngine } from '../databases.ts';
import { openSite } from './open-site.ts';

const initials = { key: 'initiales', label: 'Initiales', costType: 'EURO', amount: 500, translations: { en_US: { label: 'Initials' } } };
const handles = {
  key: 'anses',
  label: 'Anses',
  inputType: 'SELECT',
  customizationValues: [
    { selectKey: 'court', label: 'Courtes' },
    { selectKey: 'long', label: 'Longues', costType: 'PERCENT', amount: 500 },
  ],
  translations: { en_US: { values: { long: 'Long' } } },
};
const product = { slug: 'a-faire', name: 'À faire', offer: 'NEW', variations: [], marginScheme: false, vatRate: 2000 };

onOneEngine('customizations in an archive', (db) => {
  const open = (customizations: readonly object[], more: object = {}) =>
    openSite(db(), (files) => {
      const [template] = files['products.json'];
      const declinations = [{ reference: 'AF-1', stock: 3 }];
      files['products.json'] = [...files['products.json'], { ...template, ...product, declinations, customizations, ...more }];
    });

  it('are imported in their order, with their translations', async () => {
    const site = await open([initials, handles]);
    const id = (await site.get<ProductList>('/product?slug=a-faire')).products[0]?.idProduct;
    const steps = await site.get<ProductCustomization[]>(`/product/${id}/customization`, { userLang: 'en_US' });
    expect(steps.map(({ customization }) => customization.label)).toEqual(['Initials', 'Anses']);
    expect(steps[1]?.customization.customizationValues.map(({ label }) => label)).toEqual(['Courtes', 'Long']);
  });

  it.each([
    ['a key twice', [initials, initials], /customizations.*twice/],
    ['a price without its kind', [{ ...initials, costType: 'NONE' }], /customizations.*amount/],
    ['a percentage in percents', [{ ...initials, costType: 'PERCENT', amount: 5 }], /basis points/],
    ['a form that is not there', [{ ...initials, type: 'DYNAMIC_FORM', form: 'rien' }], /customizations.*rien/],
    ['a choice of one', [{ ...handles, customizationValues: handles.customizationValues.slice(1) }], /two choices/],
    ['a length beyond the text', [{ ...initials, maxLength: 4, customizationValues: [{ textNumberOfChar: 5 }] }], /4 characters/],
  ])('refuse %s, with its place', async (_, customizations, message) => {
    await expect(open(customizations)).rejects.toThrow(message);
  });

  it('refuse a price on a piece under the margin scheme', async () => {
    await expect(open([initials], { marginScheme: true, vatRate: 0, offer: 'SECOND_HAND', condition: 'GOOD' })).rejects.toThrow(
      /margin scheme/,
    );
  });
});
