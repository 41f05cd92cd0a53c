import type { EntryValue } from '#client/queries/entries.ts';
import { slugify } from '#domain/free-name.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';
import { type Declination, fitToAxes, newDeclination, withValues } from './combinations.ts';

/** A product as a form has it: what nobody wrote yet is missing. */
type Draft = Partial<ProductEntry>;
type Customization = ProductEntry['customizations'][number];
type Choice = Customization['customizationValues'][number];
type Texts = NonNullable<ProductEntry['translations'][keyof ProductEntry['translations']]>;
type Feature = ProductEntry['features'][number];

/** Standard rate of VAT in France, in basis points, where the margin scheme ends. */
const standardVatRate = 2000;

const newRental = (price: number): ProductEntry['rental'] => ({
  ...{ price, days: 4, extraDay: 0, deposit: 0, minDays: 1, maxDays: null, turnaround: 1 },
});

const newWine = (): ProductEntry['wine'] => ({
  ...{ appellation: null, grapes: [], colour: null, alcohol: null, serving: null, ageing: null, soil: null },
});

/** Adds what follows from a change of a product's form: nothing stays hidden in it that its offer or its kind does not have. */
export function followProduct(next: EntryValue, before: EntryValue, base: EntryValue): EntryValue {
  let draft = next as Draft;
  const old = before as Draft;
  for (const follow of [followOffer, followType, followMargin, followDiscount, followDeclinations, followCustomizations, followFeatures])
    draft = { ...draft, ...follow(draft, old, base as Draft) };
  return draft;
}

function followOffer({ offer, price = 0 }: Draft, old: Draft): Draft {
  if (offer === old.offer) return {};
  const isSecondHand = offer === 'SECOND_HAND';
  const isRental = offer === 'RENTAL';
  return {
    rental: isRental ? newRental(price) : null,
    ...(!isSecondHand && { condition: null, purchasePrice: null, marginScheme: false }),
    ...(isRental && { decreasingDiscounts: [], customizations: [] }),
  };
}

function followType({ type, declinations = [] }: Draft, old: Draft): Draft {
  if (type === old.type) return {};
  const isWine = type === 'WINE';
  const bare = (one: Declination) => ({ ...one, year: null, capacity: null, capacityUnit: null, wineLabel: null });
  return {
    wine: isWine ? newWine() : null,
    ...(!isWine && { declinations: declinations.map(bare) }),
    ...(type !== 'BOX' && { contents: [] }),
  };
}

const followMargin = ({ marginScheme, vatRate }: Draft, old: Draft): Draft => {
  if (Boolean(marginScheme) === Boolean(old.marginScheme)) return {};
  return marginScheme ? { vatRate: 0 } : vatRate === 0 ? { vatRate: standardVatRate } : {};
};

/** A new reduction begins today, at a rate that one would give; a day begins at midnight UTC. */
const followDiscount = ({ discount }: Draft, old: Draft): Draft =>
  discount && !old.discount ? { discount: { type: 'PERCENT', amount: 1000, since: new Date().toISOString().slice(0, 10) } } : {};

const lacksUnit = ({ capacity, capacityUnit }: Declination): boolean => capacity !== null && capacityUnit === null;

function followDeclinations({ slug = '', variations = [], declinations = [] }: Draft, old: Draft): Draft {
  if (declinations.length === 0) return { declinations: [newDeclination(slug)] };
  const named = slug === old.slug ? declinations : declinations.map((one) => withValues(one, one.values, slug, old.slug ?? ''));
  const fitting = variations === old.variations ? named : fitToAxes(named, variations, slug);
  const whole = fitting.some(lacksUnit)
    ? fitting.map((one) => (lacksUnit(one) ? { ...one, capacityUnit: 'CENTILITRE' as const } : one))
    : fitting;
  return whole === declinations ? {} : { declinations: whole };
}

/** Makes the name of a question, or of a choice, from what people read. */
const makeName = (text: string, max: number): string => slugify(text, max).replace(/^[^a-z]+/, '');

/** Customizations with what their kind and their costs need. Names of new ones are made from what is read; carts hold those that are stored. */
function followCustomizations({ customizations }: Draft, old: Draft, base: Draft): Draft {
  if (!customizations || customizations === old.customizations) return {};
  const followed = customizations.map((one, at) => {
    const stored = base.customizations?.find(({ key }) => key === one.key);
    return followCustomization(one, old.customizations?.[at], stored);
  });
  return { customizations: followed };
}

function followCustomization(given: Customization, before: Partial<Customization> = {}, stored?: Customization): Customization {
  const own = { ...given, type: given.type ?? 'SIMPLE', inputType: given.inputType ?? 'TEXT' };
  const isSelect = own.type === 'SIMPLE' && own.inputType === 'SELECT';
  const isText = own.type === 'SIMPLE' && own.inputType === 'TEXT';
  const followKey = ({ selectKey, label }: Choice, at: number): string | null => {
    const isStored = selectKey && stored?.customizationValues.some((value) => value.selectKey === selectKey);
    return isStored ? selectKey : followName(selectKey, label, before.customizationValues?.[at]?.label, 40) || null;
  };
  const values = (own.customizationValues ?? []).map((value, at) => ({
    ...withCost(value),
    selectKey: isSelect ? followKey(value, at) : null,
    textNumberOfChar: isText ? (value.textNumberOfChar ?? null) : null,
  }));
  return {
    ...withCost(own),
    key: stored ? own.key : followName(own.key, own.label, before.label, 60),
    form: own.type === 'DYNAMIC_FORM' ? (own.form ?? null) : null,
    customizationValues: isSelect || isText ? values : [],
  };
}

/** The name that follows a label: it stays where somebody wrote another than the label before gave. */
function followName(name: string | null | undefined, label = '', labelBefore: string | undefined, max: number): string {
  const isOwn = Boolean(name) && name !== makeName(labelBefore ?? '', max);
  return isOwn ? (name ?? '') : makeName(label, max);
}

/** Something without a cost has no amount. */
function withCost<T extends Pick<Customization, 'costType' | 'amount'>>(own: T): T {
  const costType = own.costType ?? 'NONE';
  return { ...own, costType, amount: costType === 'NONE' ? 0 : (own.amount ?? 0) };
}

/** Features in other languages stand in the order of the site's own: they move with them, and none is missing among them. */
function followFeatures({ features = [], translations = {} }: Draft, { features: before = [], translations: old }: Draft): Draft {
  if (features === before && translations === old) return {};
  if (Object.values(translations).every((texts) => texts?.features === undefined)) return {};
  const placeBefore = (feature: Feature, at: number): number => {
    const found = before.indexOf(feature);
    return found < 0 && features.length === before.length ? at : found;
  };
  const translate = ({ features: own, ...others }: Texts): Texts => {
    if (own === undefined || features.length === 0) return others;
    const fitted = features.map((feature, at): Feature => {
      const translated = own[placeBefore(feature, at)];
      return { label: translated?.label || feature.label, value: translated?.value || feature.value };
    });
    return { ...others, features: fitted };
  };
  const fitted = Object.entries(translations).map(([locale, texts]) => [locale, translate(texts)]);
  return { translations: Object.fromEntries(fitted) as ProductEntry['translations'] };
}
