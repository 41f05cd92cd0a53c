import sharp from 'sharp';
import { customizations } from '#backend/tables/customization.ts';
import type { Cart } from '#schemas/cart.ts';
import type { CustomizationAnswer, CustomizationCost } from '#schemas/customization.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order } from '#schemas/order.ts';
import { type OpenShop, orderBody } from './shop.ts';

type Seed = Partial<typeof customizations.$inferInsert>;
export const euro = (amount: number): CustomizationCost => ({ costType: 'EURO', amount });
export const percent = (amount: number): CustomizationCost => ({ costType: 'PERCENT', amount });
export const free: CustomizationCost = { costType: 'NONE', amount: 0 };
export const choice = (selectKey: string, cost: CustomizationCost) => ({ selectKey, textNumberOfChar: null, label: selectKey, ...cost });
export const from = (textNumberOfChar: number, cost: CustomizationCost) => ({ textNumberOfChar, selectKey: null, label: '', ...cost });

export const initials: Seed = {
  key: 'initials',
  label: 'Initiales',
  maxLength: 12,
  ...euro(500),
  values: [from(4, euro(900)), from(8, euro(1500))],
};
export const hem: Seed = {
  key: 'hem',
  label: 'Ourlet',
  inputType: 'SELECT',
  values: [choice('none', free), choice('short', percent(1250))],
};
export const wrap: Seed = { key: 'wrap', label: 'Emballage', inputType: 'CHECKBOX', ...euro(350) };
export const drawing: Seed = { key: 'drawing', label: 'Dessin', inputType: 'FILE', ...euro(1000) };

/** A product that is made with these; the ids of its steps by their key. */
export async function madeWith(shop: OpenShop, steps: readonly Seed[], seed: { price?: number; stock?: number } = {}) {
  const product = await shop.product({ name: 'Étole', price: 4000, stock: 50, weight: 10, ...seed });
  const rows = await shop.db
    .insert(customizations)
    .values(
      steps.map((step, position) => ({
        idSite: shop.idSite,
        idProduct: product.idProduct,
        key: 'k',
        type: 'SIMPLE' as const,
        inputType: 'TEXT' as const,
        label: '',
        help: '',
        required: false,
        maxLength: 300,
        costType: 'NONE' as const,
        amount: 0,
        values: [],
        position,
        ...step,
      })),
    )
    .returning();
  const ids = Object.fromEntries(rows.map(({ key, id }) => [key, id]));
  const answer = (key: string, value: string): CustomizationAnswer => ({ id: ids[key] ?? 0, answers: { value } });
  return { ...product, ids, answer };
}

/** A picture whose name says another kind than its bytes. */
export const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ),
    ],
    'Mon dessin.jpg',
  );

/** The cart's order, paid, with the fee of its carrier. */
export async function placed(shop: OpenShop, cart: Cart): Promise<{ order: Order; fee: number }> {
  const products = cart.products.map(({ idProduct, idDeclination, quantity }) => ({ idProduct, idDeclination, quantity }));
  const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
  const answer = await shop.place(orderBody(cart, carrier ?? { id: 0, price: 0 }, { total: cart.total + (carrier?.price ?? 0) }));
  if (!answer.success) throw new Error(answer.message);
  await shop.pay(answer.data);
  const order = await shop.accept<Order>('GET', `/order/${answer.data.id}?key=${answer.data.key}`);
  return { order, fee: carrier?.price ?? 0 };
}
