import type { Database } from '#backend/platform/database/database.ts';
import { discountCodes } from '#backend/tables/cart.ts';
import { declinations, products } from '#backend/tables/catalogue.ts';
import { carrierBands, carriers, carrierZones, pickupCalendars, pickupSlots } from '#backend/tables/shipping.ts';
import { parameters, siteLanguages, sites } from '#backend/tables/site.ts';
import type { ProducerGuarantee } from '#schemas/producer-guarantee.ts';

/** The moment the tests happen at: Friday 20 November 2026, 10:00 in Paris. */
export const start = new Date('2026-11-20T09:00:00Z');

export type SeedProduct = {
  name: string;
  price: number;
  stock: number;
  offer?: 'NEW' | 'SECOND_HAND' | 'RENTAL';
  type?: 'WINE' | 'BOX' | 'OTHER';
  /** Centilitres. */
  capacity?: number;
  multiple?: number;
  vatRate?: number;
  marginScheme?: boolean;
  weight?: number;
  isTracked?: boolean;
  hasShippingFees?: boolean;
  isPerishable?: boolean;
  isSealed?: boolean;
  producerGuarantee?: ProducerGuarantee;
  /** Of a rental: 30 € for three days, a deposit of 100 €; what is given here instead. */
  terms?: Partial<Record<'rentalExtraDay' | 'rentalMinDays' | 'rentalMaxDays' | 'rentalTurnaround', number>>;
};

/** One declination a product; gives the product's and the declination's id. */
export async function addProduct(db: Database, idSite: number, seed: SeedProduct): Promise<{ idProduct: number; idDeclination: number }> {
  const isRental = seed.offer === 'RENTAL';
  const slug = `${seed.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${crypto.randomUUID().slice(0, 8)}`;
  const [product] = await db
    .insert(products)
    .values({
      idSite,
      slug,
      name: seed.name,
      type: seed.type ?? 'OTHER',
      offer: seed.offer ?? 'NEW',
      vatRate: seed.vatRate ?? 2000,
      marginScheme: seed.marginScheme ?? false,
      rentalPrice: isRental ? 3000 : null,
      rentalDays: isRental ? 3 : null,
      rentalDeposit: isRental ? 10_000 : null,
      ...seed.terms,
      shortDescription: '',
      description: '',
      metaDescription: '',
      features: [],
      weight: seed.weight ?? 300,
      hasShippingFees: seed.hasShippingFees ?? true,
      isDematerialized: false,
      isPerishable: seed.isPerishable ?? false,
      isSealed: seed.isSealed ?? false,
      position: 0,
    })
    .returning({ id: products.id });
  if (!product) throw new Error('no product');
  const [declination] = await db
    .insert(declinations)
    .values({
      idSite,
      idProduct: product.id,
      reference: slug,
      price: seed.price,
      fixedPrice: seed.price,
      stock: seed.stock,
      setQuantity: seed.isTracked ?? true,
      sellByMultipleOf: seed.multiple ?? 1,
      ...(seed.capacity && { capacity: seed.capacity, capacityUnit: 'CENTILITRE' as const }),
      position: 0,
      producerGuarantee: seed.producerGuarantee ?? null,
    })
    .returning({ id: declinations.id });
  if (!declination) throw new Error('no declination');
  return { idProduct: product.id, idDeclination: declination.id };
}

/** A small shop: languages, parameters, two carriers, collection on Tuesdays and Saturdays, three codes. */
export async function seedShop(db: Database, idSite: number): Promise<void> {
  await db
    .insert(sites)
    .values({ id: idSite, name: 'La Penderie', isWinemaker: false, isECommerce: true, market: 'FR', timeZone: 'Europe/Paris' });
  await db.insert(siteLanguages).values([
    { idSite, code: 'fr_FR', position: 0 },
    { idSite, code: 'en_US', position: 1 },
  ]);
  const values = {
    FREE_SHIPPING_PRICE: '80',
    // The tests ask in English; what the rule does is proved with the parameters.
    ONLY_SELL_ON_FRENCH_VERSION: 'false',
    COMPANY_NAME: 'La Penderie',
    COMPANY_CITY: 'Aizenay',
    COMPANY_EMAIL: 'bonjour@penderie.test',
  };
  await db.insert(parameters).values(Object.entries(values).map(([key, value]) => ({ idSite, key, value })));
  await addCarrier(db, idSite, { name: 'Colissimo', countries: ['FR', 'BE'], price: 590 });
  await addCarrier(db, idSite, { name: 'Chronopost', countries: ['FR'], price: 1290 });
  await db.insert(pickupCalendars).values({ idSite, id: 1, name: 'Retrait', leadHours: 24, horizonDays: 30 });
  await db.insert(pickupSlots).values([
    { idSite, idCalendar: 1, weekday: 2, from: '10:00', to: '12:00', capacity: 1 },
    { idSite, idCalendar: 1, weekday: 6, from: '10:00', to: '12:00', capacity: 5 },
  ]);
  await db.insert(discountCodes).values([
    { idSite, code: 'DIX', type: 'PERCENT', amount: 1000, detailType: ['PRODUCTS'] },
    { idSite, code: 'PORT', type: 'PERCENT', amount: 10_000, detailType: ['SHIPPING_FEES'] },
    { idSite, code: 'CADEAU', type: 'EURO', amount: 100_000, detailType: ['PRODUCTS', 'SHIPPING_FEES'] },
    { idSite, code: 'FINI', type: 'PERCENT', amount: 1000, detailType: ['PRODUCTS'], until: new Date('2026-01-01T00:00:00Z') },
  ]);
}

async function addCarrier(db: Database, idSite: number, seed: { name: string; countries: string[]; price: number }): Promise<void> {
  const { name, countries, price } = seed;
  const [carrier] = await db
    .insert(carriers)
    .values({ idSite, name, description: '', deliveryType: 'DELIVERY', minDays: 2, maxDays: 3, position: price })
    .returning({ id: carriers.id });
  const [zone] = await db
    .insert(carrierZones)
    .values({ idSite, idCarrier: carrier?.id ?? 0, countries, position: 0 })
    .returning({ id: carrierZones.id });
  await db.insert(carrierBands).values({ idSite, idZone: zone?.id ?? 0, upTo: 20_000, price });
}
