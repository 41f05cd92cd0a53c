import { isNull } from 'drizzle-orm';
import { productDiscounts, products, productVariations } from '#backend/tables/catalogue.ts';
import { decreasingDiscounts, productAwards } from '#backend/tables/catalogue-details.ts';
import { customizations } from '#backend/tables/customization.ts';
import { productImages, productTags, recommendedProducts } from '#backend/tables/site-presentation.ts';
import { ArchiveCustomization } from '#schemas/archive-customization.ts';
import { Picture } from '#schemas/entities/parts.ts';
import { Award, type ProductEntry, product } from '#schemas/entities/product.ts';
import { DecreasingDiscount } from '#schemas/product.ts';
import { type ItemRows, itemList } from './item-rows.ts';
import { mapRows } from './map-rows.ts';
import { dayOrMoment, type Mapping, picture, reference } from './mapping.ts';
import { pictureList } from './picture-list.ts';
import { referenceList } from './reference-list.ts';

type Columns = typeof products.$inferSelect;
type RentalColumn = 'Price' | 'Days' | 'Deposit' | 'ExtraDay' | 'MinDays' | 'MaxDays' | 'Turnaround';

/** Columns of what is not for rent have what the database gives them. */
const rental: Mapping<ProductEntry['rental'], Pick<Columns, `rental${RentalColumn}`>> = {
  write: (terms) => ({
    ...{ rentalPrice: terms?.price ?? null, rentalDays: terms?.days ?? null, rentalDeposit: terms?.deposit ?? null },
    ...{ rentalExtraDay: terms?.extraDay ?? 0, rentalMinDays: terms?.minDays ?? 1, rentalMaxDays: terms?.maxDays ?? null },
    rentalTurnaround: terms?.turnaround ?? 0,
  }),
  read: ({ rentalPrice: price, rentalDays: days, rentalDeposit: deposit, ...row }) =>
    price === null || days === null || deposit === null
      ? null
      : {
          ...{ price, days, deposit, extraDay: row.rentalExtraDay, minDays: row.rentalMinDays, maxDays: row.rentalMaxDays },
          turnaround: row.rentalTurnaround,
        },
};

const createdAt: Mapping<string | null, Pick<Columns, 'createdAt'>> = {
  column: 'createdAt',
  write: (value, { now = new Date() }) => ({ createdAt: value === null ? now : new Date(value) }),
  read: (row) => row.createdAt.toISOString(),
};

/** A product that is not published is an entry like any other, and not in the shop. */
const isPublished: Mapping<boolean, Pick<Columns, 'isValid'>> = {
  column: 'isValid',
  write: (value) => ({ isValid: value }),
  read: (row) => row.isValid,
};

/** At most one row a product. */
const discount: ItemRows<ProductEntry['discount']> = {
  ...{ table: productDiscounts, owner: 'idProduct' },
  write: (value) => (value ? [{ ...value, since: new Date(value.since) }] : []),
  read: ([row]) => {
    const { type, amount, since } = (row ?? {}) as Partial<typeof productDiscounts.$inferSelect>;
    return type && amount && since ? { type, amount, since: dayOrMoment(since) } : null;
  },
};

const asked: Mapping<ArchiveCustomization['customizationValues'], Pick<typeof customizations.$inferSelect, 'values'>> = {
  write: (values) => ({ values }),
  read: ({ values }) => values,
};

/** Prices and stock have ledgers, and what a box holds names declinations: they are written by hand (backend/goods/catalogue/entries/). */
export const productRows = mapRows(
  product,
  products,
  { rental, createdAt, isPublished },
  {
    active: 'isEntry',
    lists: {
      discount,
      tags: referenceList(productTags, 'idProduct', 'idTag', 'tag'),
      images: pictureList(Picture, productImages, 'idProduct', { where: isNull(productImages.idDeclination) }),
      variations: referenceList(productVariations, 'idProduct', 'idVariation', 'variation', { first: 1 }),
      recommended: referenceList(recommendedProducts, 'idProduct', 'idRecommended', 'product'),
      awards: itemList(Award, productAwards, 'idProduct', { picture: picture() }, { order: 'position' }),
      decreasingDiscounts: itemList(DecreasingDiscount, decreasingDiscounts, 'idProduct', {}, { order: 'from' }),
      // Carts name them by their ids.
      customizations: itemList(
        ArchiveCustomization,
        customizations,
        'idProduct',
        { form: reference('idForm', 'form'), customizationValues: asked },
        { order: 'position', key: 'key' },
      ),
    },
    elsewhere: ['price', 'declinations', 'contents'],
  },
);
