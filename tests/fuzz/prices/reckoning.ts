/**
 * Price of a cart, calculated only from the specification and docs/decisions/prices-and-vat.md#how-an-order-is-priced, without any of the
 * shop's own code. Whole numbers only: cents, basis points, grams.
 */
export type Cost = { costType: 'EURO' | 'PERCENT' | 'NONE'; amount: number };
export type Off = { type: 'EURO' | 'PERCENT'; amount: number };
export type Goods = {
  type: 'WINE' | 'BOX' | 'OTHER';
  fixedPrice: number;
  discount: Off | null;
  steps: readonly (Off & { from: number })[];
  /** Centilitres. */
  capacity: number | null;
  multiple: number;
  vatRate: number;
  marginScheme: boolean;
  weight: number;
  paysFees: boolean;
  isDematerialized: boolean;
  made: { text: Cost; atFour: Cost; atEight: Cost; one: Cost; two: Cost; box: Cost } | null;
};
export type Wanted = { goods: Goods; quantity: number; length: number; choice: '' | 'one' | 'two'; isTicked: boolean };
export type Tariff = {
  zones: readonly { countries: readonly string[]; bands: readonly { upTo: number; price: number }[] }[];
  isExport: boolean;
};
export type Code = Off & { covers: readonly ('PRODUCTS' | 'SHIPPING_FEES')[] };
export type FreeFrom = { price: number; bottles: number };

/** A fraction rounded to a whole number, a half upwards. */
export const halfUp = (over: bigint, under: bigint): number => Number((over * 2n + under) / (under * 2n));
const part = (amount: number, basisPoints: number): number => halfUp(BigInt(amount) * BigInt(basisPoints), 10_000n);

export const unitPrice = ({ fixedPrice, discount }: Goods): number => {
  if (discount === null) return fixedPrice;
  return Math.max(0, fixedPrice - (discount.type === 'EURO' ? discount.amount : part(fixedPrice, discount.amount)));
};

/** Returns the price of a line: its pieces, less its discount step, and its customizations. */
export function linePrice({ goods, quantity, length, choice, isTicked }: Wanted): { pieces: number; made: number; total: number } {
  const unit = unitPrice(goods);
  let step: (Off & { from: number }) | undefined;
  for (const each of goods.steps) if (each.from <= quantity && (!step || each.from > step.from)) step = each;
  let pieces = unit * quantity;
  if (step?.type === 'EURO') pieces = Math.max(0, unit - step.amount) * quantity;
  if (step?.type === 'PERCENT') pieces -= part(unit * quantity, step.amount);
  const { made } = goods;
  const costs: Cost[] = [];
  if (made && length > 0) costs.push(length < 4 ? made.text : length < 8 ? made.atFour : made.atEight);
  if (made && choice !== '') costs.push(made[choice]);
  if (made && isTicked) costs.push(made.box);
  let tenThousandths = 0n;
  for (const { costType, amount } of costs) {
    if (costType === 'EURO') tenThousandths += BigInt(amount) * 10_000n;
    if (costType === 'PERCENT') tenThousandths += BigInt(amount) * BigInt(unit);
  }
  const extra = halfUp(tenThousandths * BigInt(quantity), 10_000n);
  return { pieces, made: extra, total: pieces + extra };
}

/** Wine full, under 75 cl half, boxes by their multiple, rounded down; null: neither wine nor box is sent. */
export function bottles(lines: readonly Wanted[]): number | null {
  let halves = 0;
  let isWine = false;
  for (const { goods, quantity } of lines) {
    if (goods.isDematerialized || goods.type === 'OTHER') continue;
    isWine = true;
    if (goods.type === 'BOX') halves += 2 * quantity * goods.multiple;
    else halves += goods.capacity !== null && goods.capacity < 75 ? quantity : 2 * quantity;
  }
  return isWine ? (halves - (halves % 2)) / 2 : null;
}

/** Returns the fee of each tariff for a parcel to a country; null: it does not accept the parcel. */
export function fees(tariffs: readonly Tariff[], lines: readonly Wanted[], country: string, free: FreeFrom): (number | null)[] {
  const sent = lines.filter(({ goods }) => !goods.isDematerialized);
  let weight = 0;
  for (const { goods, quantity } of sent) weight += goods.weight * quantity;
  let worth = 0;
  for (const line of lines) worth += linePrice(line).pieces;
  const count = bottles(lines);
  const isFree = (free.price > 0 && worth >= free.price) || (free.bottles > 0 && count !== null && count >= free.bottles);
  const pays = sent.some(({ goods }) => goods.paysFees);
  return tariffs.map(({ zones, isExport }) => {
    const zone = zones.find(({ countries }) => countries.includes(country));
    let fee: number | null = null;
    let upTo = Number.POSITIVE_INFINITY;
    for (const band of zone?.bands ?? []) if (weight <= band.upTo && band.upTo < upTo) [fee, upTo] = [band.price, band.upTo];
    if (fee === null) return null;
    return !pays || (isFree && !isExport) ? 0 : fee;
  });
}

/** Returns the discount of a code on products and fee; an amount in euros is spent on the products first. */
export function takenOff(code: Code | null, subtotal: number, fee: number): { products: number; shipping: number } {
  if (!code) return { products: 0, shipping: 0 };
  const products = code.covers.includes('PRODUCTS') ? subtotal : 0;
  const shipping = code.covers.includes('SHIPPING_FEES') ? fee : 0;
  if (code.type === 'PERCENT') return { products: part(products, code.amount), shipping: part(shipping, code.amount) };
  const first = Math.min(products, code.amount);
  return { products: first, shipping: Math.min(shipping, code.amount - first) };
}

/** Whole cents in proportion to the weights; the largest remainders get what is over, the earlier first. */
function shares(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const whole = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / BigInt(all)));
  const rest = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) % BigInt(all)));
  let over = amount - whole.reduce((sum, share) => sum + share, 0);
  while (over > 0) {
    const at = rest.indexOf(Math.max(...rest));
    whole[at] = (whole[at] ?? 0) + 1;
    rest[at] = -1;
    over -= 1;
  }
  return whole;
}

const vatIn = (amount: number, rate: number): number => halfUp(BigInt(amount) * BigInt(rate), BigInt(10_000 + rate));

/** VAT once a line on what is paid for it, and of the fee by the rates of what it carries; used goods of the margin scheme show none. */
export function vat(lines: readonly Wanted[], off: { products: number; shipping: number }, fee: number): { lines: number[]; all: number } {
  const totals = lines.map((line) => linePrice(line).total);
  const rates = lines.map(({ goods }) => (goods.marginScheme ? 0 : goods.vatRate));
  const less = shares(off.products, totals);
  const each = totals.map((total, at) => vatIn(total - (less[at] ?? 0), rates[at] ?? 0));
  const carried = shares(
    fee - off.shipping,
    totals.map((total, at) => (lines[at]?.goods.paysFees ? total : 0)),
  );
  let all = each.reduce((sum, cents) => sum + cents, 0);
  for (const rate of new Set(rates))
    all += vatIn(
      carried.reduce((sum, cents, at) => sum + (rates[at] === rate ? cents : 0), 0),
      rate,
    );
  return { lines: each, all };
}
