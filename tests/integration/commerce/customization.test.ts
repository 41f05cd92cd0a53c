import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forgetFiles } from '#backend/goods/customization/files.ts';
import { customizationFiles, customizations } from '#backend/tables/customization.ts';
import { forms } from '#backend/tables/forms.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import type { Cart } from '#schemas/cart.ts';
import type { CustomizationAnswer, CustomizedPrice, ProductCustomization } from '#schemas/customization.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Returnable } from '#schemas/order-back.ts';
import type { Product } from '#schemas/product.ts';
import type { Session } from '#schemas/user.ts';
import { byTier } from '../../tiers.ts';
import { onOneEngine } from '../databases.ts';
import { choice, drawing, euro, free, from, hem, initials, madeWith, percent, picture, placed, wrap } from './customization-shop.ts';
import { type OpenShop, openShop, orderBody } from './shop.ts';

/** Puts a product with these answers into a cart. */
const add = (
  shop: OpenShop,
  idDeclination: number,
  answers: readonly CustomizationAnswer[],
  more: { cart?: string; quantity?: number; files?: Record<string, File> } = {},
) => {
  const form = new FormData();
  form.set('quantity', String(more.quantity ?? 1));
  form.set('customizations', JSON.stringify(answers));
  for (const [key, file] of Object.entries(more.files ?? {})) form.set(key, file);
  return shop.call<Cart>('POST', `/cart/${more.cart ?? 'new'}/product/${idDeclination}`, form);
};

/** The cart that it is in then. Throws where it was refused. */
const added = async (...args: Parameters<typeof add>): Promise<Cart> => {
  const answer = await add(...args);
  if (!answer.success) throw new Error(`${answer.message} ${JSON.stringify(answer.data)}`);
  return answer.data;
};

/** Returns its price with these answers. */
const priceOf = (
  shop: OpenShop,
  product: { idProduct: number; idDeclination: number },
  answers: readonly CustomizationAnswer[],
  quantity = 1,
) =>
  shop.call<CustomizedPrice>('POST', `/cart/product/${product.idProduct}/declination/${product.idDeclination}/customize/price`, {
    quantity,
    customizations: answers,
  });

onOneEngine('customization', (db) => {
  it('is told in its order and in the language of the caller; a product without any has none', async () => {
    const shop = await openShop(db());
    const product = await madeWith(shop, [
      { ...initials, required: true },
      { ...hem, translations: { en_US: { label: 'Hem', values: { short: 'Short' } } } },
    ]);
    const steps = await shop.accept<ProductCustomization[]>('GET', `/product/${product.idProduct}/customization`);
    expect(steps.map(({ customization }) => customization.label)).toEqual(['Initiales', 'Hem']);
    expect(steps[1]?.customization.customizationValues[1]).toMatchObject({ selectKey: 'short', label: 'Short', ...percent(1250) });
    expect(await shop.accept<Product>('GET', `/product/${product.idProduct}`)).toMatchObject({ customization: 'REQUIRED' });
    const plain = await shop.product({ name: 'Béret', price: 2200, stock: 1 });
    expect(await shop.accept('GET', `/product/${plain.idProduct}/customization`)).toEqual([]);
    expect(await shop.call('GET', '/product/999999/customization')).toMatchObject({ status: 404 });
  });

  it('costs by the highest length reached, by the choice and by the box', async () => {
    const shop = await openShop(db());
    const product = await madeWith(shop, [initials, hem, wrap]);
    const cost = async (answers: CustomizationAnswer[], quantity = 1) => (await priceOf(shop, product, answers, quantity)).data;
    expect(await cost([])).toMatchObject({ price: 4000, customizationTotal: 0, total: 4000 });
    expect(await cost([product.answer('initials', ' AB ')])).toMatchObject({ customizationTotal: 500, total: 4500 });
    expect(await cost([product.answer('initials', 'ABCD')])).toMatchObject({ customizationTotal: 900 });
    expect(await cost([product.answer('initials', 'ABCDEFGHI')])).toMatchObject({ customizationTotal: 1500 });
    expect(await cost([product.answer('hem', 'none')])).toMatchObject({ customizationTotal: 0 });
    expect(await cost([product.answer('hem', 'short'), product.answer('wrap', 'yes')], 3)).toMatchObject({
      customizationTotal: 2550,
      total: 14_550,
    });
  });

  it('refuses at its field what does not fit, at the price and in the cart', async () => {
    const shop = await openShop(db());
    const product = await madeWith(shop, [{ ...initials, required: true }, hem]);
    const { ids } = product;
    expect(await priceOf(shop, product, [product.answer('hem', 'long')])).toMatchObject({
      status: 422,
      data: [{ key: `c${ids.hem}-value` }],
    });
    expect(await add(shop, product.idDeclination, [])).toMatchObject({ status: 422, data: [{ key: `c${ids.initials}-value` }] });
    expect(await shop.add(product.idDeclination, 1)).toMatchObject({ status: 422 });
    expect(await add(shop, product.idDeclination, [product.answer('initials', 'A'.repeat(13))])).toMatchObject({ status: 422 });
    expect(await add(shop, product.idDeclination, [product.answer('initials', 'A'), { id: 999_999, answers: {} }])).toMatchObject({
      status: 422,
    });
    expect(await add(shop, product.idDeclination, [product.answer('initials', 'A'), product.answer('initials', 'B')])).toMatchObject({
      status: 422,
    });
  });

  it('makes two lines of different answers and one of the same, which share the stock', async () => {
    const shop = await openShop(db());
    const product = await madeWith(shop, [initials], { stock: 4 });
    let cart = await added(shop, product.idDeclination, [product.answer('initials', 'ML')]);
    cart = await added(shop, product.idDeclination, [product.answer('initials', 'ZM')], { cart: cart.id });
    cart = await added(shop, product.idDeclination, [product.answer('initials', ' ML ')], { cart: cart.id });
    expect(cart.products.map(({ quantity, customizations: [chosen] }) => [quantity, chosen?.label, chosen?.value])).toEqual([
      [2, 'Initiales', 'ML'],
      [1, 'Initiales', 'ZM'],
    ]);
    expect(cart.products.map(({ stock, total }) => [stock, total])).toEqual([
      [1, 9000],
      [1, 4500],
    ]);
    const more = await add(shop, product.idDeclination, [], { cart: cart.id, quantity: 2 });
    expect(more).toMatchObject({ status: 422, message: 'Only 1 items remaining in stock' });
    const idCartProduct = cart.products[0]?.id;
    const set = (quantity: number) =>
      shop.call('PUT', `/cart/${cart.id}/product/${product.idProduct}/quantity`, { quantity, idCartProduct });
    expect(await set(4)).toMatchObject({ status: 422 });
    expect(await set(3)).toMatchObject({ status: 200 });
  });

  it('leaves the cart and the stock together, line by line, once the order is paid', async () => {
    const shop = await openShop(db());
    const product = await madeWith(shop, [initials], { stock: 3 });
    let cart = await added(shop, product.idDeclination, [product.answer('initials', 'ML')]);
    cart = await added(shop, product.idDeclination, [product.answer('initials', 'ZM')], { cart: cart.id, quantity: 2 });
    const { order } = await placed(shop, cart);
    expect(
      order.lines.map(({ quantity, customizations: chosen, customizationTotal, total }) => [
        quantity,
        chosen[0]?.value,
        customizationTotal,
        total,
      ]),
    ).toEqual([
      [1, 'ML', 500, 4500],
      [2, 'ZM', 1000, 9000],
    ]);
    expect(await shop.accept<Cart>('POST', `/cart/${cart.id}`, { discountCode: '' })).toMatchObject({ products: [] });
    expect(await add(shop, product.idDeclination, [])).toMatchObject({ status: 422, message: 'Only 0 items remaining in stock' });
  });

  it('tells a changed price of an option, and refuses an answer that no longer exists', async () => {
    const shop = await openShop(db());
    const product = await madeWith(shop, [hem, wrap]);
    const { id } = await added(shop, product.idDeclination, [product.answer('hem', 'short'), product.answer('wrap', 'yes')]);
    const refresh = () => shop.accept<Cart>('POST', `/cart/${id}`, { discountCode: '' });
    expect(await refresh()).toMatchObject({ products: [{ issue: null, customizationTotal: 850 }] });
    await shop.db
      .update(customizations)
      .set(euro(450))
      .where(eq(customizations.id, product.ids.wrap ?? 0));
    expect(await refresh()).toMatchObject({ subtotal: 4950, products: [{ issue: 'PRICE_CHANGED', customizationTotal: 950 }] });
    expect(await refresh()).toMatchObject({ products: [{ issue: null }] });
    await shop.db.delete(customizations).where(eq(customizations.id, product.ids.hem ?? 0));
    const gone = await refresh();
    expect(gone).toMatchObject({ subtotal: 0, products: [{ issue: 'NOT_SOLD' }] });
    expect(await shop.call('POST', '/order/validate', { idCart: id, delivery: 'DELIVERY' })).toMatchObject({ status: 409 });
  });

  it('judges a file by its bytes, keeps it with the order, and hands it to admins only', async () => {
    const shop = await openShop(db());
    const product = await madeWith(shop, [drawing]);
    const id = product.ids.drawing ?? 0;
    const validate = (file: File) => {
      const form = new FormData();
      form.set('value', file);
      return shop.call<{ name: string }>('POST', `/product-customization/${id}/file/validate`, form);
    };
    expect(await validate(await picture())).toMatchObject({ status: 200, data: { name: 'mon-dessin.png' } });
    expect(await validate(new File(['<svg/>'], 'dessin.png', { type: 'image/png' }))).toMatchObject({
      status: 422,
      data: [{ key: 'value' }],
    });
    const key = `c${id}-value`;
    const wrong = { [key]: new File(['no picture'], 'dessin.png') };
    expect(await add(shop, product.idDeclination, [product.answer('drawing', 'dessin.png')], { files: wrong })).toMatchObject({
      status: 422,
      data: [{ key }],
    });
    const files = { [key]: await picture() };
    const cart = await added(shop, product.idDeclination, [product.answer('drawing', 'Mon dessin.jpg')], { files });
    expect(cart.products[0]).toMatchObject({ customizationTotal: 1000, customizations: [{ label: 'Dessin', value: 'mon-dessin.png' }] });
    const { order } = await placed(shop, cart);
    const number = order.lines[0]?.customizations[0]?.file;
    expect(number).toBe(cart.products[0]?.customizations[0]?.file);
    await forgetFiles(shop.db);
    expect(
      (
        await shop.db
          .select()
          .from(customizationFiles)
          .where(eq(customizationFiles.id, number ?? ''))
      ).length,
    ).toBe(1);
    expect(await shop.call('GET', `/product-customization/file/download/${number}`)).toMatchObject({ status: 401 });
    const other = await added(shop, product.idDeclination, [product.answer('drawing', 'a.png')], { files: { [key]: await picture() } });
    await shop.accept('DELETE', `/cart/${other.id}`);
    const forgotten = other.products[0]?.customizations[0]?.file ?? '';
    await forgetFiles(shop.db);
    expect(await shop.db.select().from(customizationFiles).where(eq(customizationFiles.id, forgotten))).toEqual([]);
  });

  it('asks a form of the site as one step', async () => {
    const shop = await openShop(db());
    const fields = [
      { key: 'name', type: 'text' as const, label: 'Prénom', required: true },
      { key: 'day', type: 'date' as const, label: 'Jour', required: false },
    ].map((field) => ({ ...field, hint: '', options: [], min: null, max: null, pattern: null, files: [], autocomplete: '', showIf: null }));
    const texts = { title: '', text: '', submitLabel: '', successTitle: '', successText: '' };
    const [form] = await shop.db
      .insert(forms)
      .values({ idSite: shop.idSite, slug: 'gravure', fields, ...texts })
      .returning();
    const product = await madeWith(shop, [
      { key: 'form', label: 'Gravure', type: 'DYNAMIC_FORM', idForm: form?.id ?? 0, required: true, ...euro(700) },
    ]);
    const id = product.ids.form ?? 0;
    expect(await add(shop, product.idDeclination, [{ id, answers: { day: 'demain' } }])).toMatchObject({
      status: 422,
      data: [{ key: `c${id}-name` }, { key: `c${id}-day` }],
    });
    const cart = await added(shop, product.idDeclination, [{ id, answers: { name: 'Zoé' } }]);
    expect(cart.products[0]).toMatchObject({ customizationTotal: 700, customizations: [{ label: 'Prénom', value: 'Zoé', file: null }] });
  });

  it('costs in the order what the cart says, and in the cart what was shown, whatever is asked and answered, to the cent', async () => {
    const shop = await openShop(db());
    const cost = fc.oneof(fc.constant(free), fc.integer({ min: 1, max: 900 }).map(euro), fc.integer({ min: 10, max: 10_000 }).map(percent));
    const asked = fc.record({
      price: fc.integer({ min: 1, max: 20_000 }),
      quantity: fc.integer({ min: 1, max: 7 }),
      own: cost,
      atFour: cost,
      atEight: cost,
      one: cost,
      two: cost,
      box: cost,
      length: fc.integer({ min: 0, max: 12 }),
      chosen: fc.constantFrom('', 'one', 'two'),
      ticked: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(asked, async (sample) => {
        const { price, quantity, length, chosen, ticked } = sample;
        const product = await madeWith(
          shop,
          [
            { key: 'text', label: 'Texte', maxLength: 12, ...sample.own, values: [from(8, sample.atEight), from(4, sample.atFour)] },
            { key: 'select', label: 'Choix', inputType: 'SELECT', values: [choice('one', sample.one), choice('two', sample.two)] },
            { key: 'box', label: 'Case', inputType: 'CHECKBOX', ...sample.box },
          ],
          { price },
        );
        const answers = [
          product.answer('text', 'é'.repeat(length)),
          product.answer('select', chosen),
          product.answer('box', ticked ? 'yes' : ''),
        ];
        const paid = [
          length >= 8 ? sample.atEight : length >= 4 ? sample.atFour : length > 0 ? sample.own : free,
          chosen === 'one' ? sample.one : chosen === 'two' ? sample.two : free,
          ticked ? sample.box : free,
        ];
        const parts = paid.reduce(
          (sum, { costType, amount }) =>
            sum + (costType === 'EURO' ? BigInt(amount) * 10_000n : costType === 'PERCENT' ? BigInt(amount) * BigInt(price) : 0n),
          0n,
        );
        const line = parts * BigInt(quantity);
        const extra = Number(line / 10_000n) + (line % 10_000n >= 5000n ? 1 : 0);
        const shown = await priceOf(shop, product, answers, quantity);
        expect(shown.data).toMatchObject({ customizationTotal: extra, total: price * quantity + extra });
        const cart = await added(shop, product.idDeclination, answers, { quantity });
        expect(cart).toMatchObject({
          total: price * quantity + extra,
          products: [{ customizationTotal: extra, total: price * quantity + extra, issue: null }],
        });
        const { order, fee } = await placed(shop, cart);
        expect(order).toMatchObject({
          total: price * quantity + extra + fee,
          lines: [{ customizationTotal: extra, total: price * quantity + extra }],
        });
      }),
      { numRuns: byTier({ fast: 6, rest: 15 }) },
    );
  });

  it('that makes a piece personal takes the withdrawal away, which the cart says, and keeps the return of what is not as agreed', async () => {
    const shop = await openShop(db());
    const person = {
      email: `own-${shop.idSite}@example.test`,
      password: 'une longue phrase de passe',
      firstname: 'Zoé',
      lastname: 'Martin',
    };
    const { token } = await shop.accept<Session>('POST', '/register', { ...person, acceptTerms: true });
    const me = { authorization: `Bearer ${token}` };
    const product = await madeWith(shop, [initials, wrap]);
    const wrapped = await added(shop, product.idDeclination, [product.answer('wrap', 'yes')]);
    const cart = await added(shop, product.idDeclination, [product.answer('initials', 'ZM')], { cart: wrapped.id });
    expect(cart.products.map(({ customizations: [chosen] }) => [chosen?.label, chosen?.isPersonal ?? false])).toEqual([
      ['Emballage', false],
      ['Initiales', true],
    ]);
    const products = cart.products.map(({ idProduct, idDeclination, quantity }) => ({ idProduct, idDeclination, quantity }));
    const [carrier = { id: 0, price: 0 }] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', {
      products,
      postalCode: '85190',
      country: 250,
    });
    const order = await shop.place(orderBody(cart, carrier, { total: cart.total + carrier.price }), me);
    if (!order.success) throw new Error(order.message);
    await shop.pay(order.data);
    const [told] = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, 'ORDER_CONFIRMED')));
    expect(told?.text).toContain('You have 14 days');
    expect(told?.text).toContain('Made for you, so without withdrawal (Code de la consommation, L221-28 3°)');
    const { id } = order.data;
    await db().update(orders).set({ status: 'DELIVERED', handedOverAt: shop.now() }).where(eq(orders.id, id));
    const { returnable } = await shop.accept<{ returnable: Returnable }>('GET', `/order-back?order=${id}`, undefined, me);
    const [plain, own] = returnable.lines;
    expect(returnable).toMatchObject({ state: 'OPEN', lines: [{ quantity: 1 }, { quantity: 1, isPersonal: true }] });
    expect(plain).not.toHaveProperty('isPersonal');
    const send = (line: number | undefined, reason: string) =>
      shop.call('POST', `/order/${id}/back-products`, { products: [{ id: line, quantity: 1, reason }] }, me);
    for (const reason of ['CHANGED_MIND', 'SIZE', 'OTHER'])
      expect(await send(own?.id, reason)).toMatchObject({
        status: 422,
        data: [{ key: 'products.0.reason', error: expect.stringContaining('L221-28 3°') }],
      });
    expect(await send(own?.id, 'DAMAGED')).toMatchObject({ status: 200 });
    expect(await send(plain?.id, 'CHANGED_MIND')).toMatchObject({ status: 200 });
  });
});
