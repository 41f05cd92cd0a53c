import { declinationPath } from '#domain/addresses.ts';
import { picturesOf } from '#domain/pictures.ts';
import type { Declination, Product } from '#schemas/product.ts';
import type { RentalTerms } from '#schemas/rental.ts';
import type { PageHead } from '../model/page-props.ts';
import { sharePicture } from './shared-picture.ts';
import { addressOf, type SpokenSite } from './site-origin.ts';

const conditions = { NEW: 'NewCondition', SECOND_HAND: 'UsedCondition', RENTAL: 'UsedCondition' } as const;

const decimal = (cents: number): string => (cents / 100).toFixed(2);

/** The price of a rental is one of so many days: without them it would read as the price of the piece. */
const rentOf = ({ price, days }: RentalTerms, priceCurrency: string) => ({
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: decimal(price),
    priceCurrency,
    referenceQuantity: { '@type': 'QuantitativeValue', value: days, unitCode: 'DAY' },
  },
});

const offerOf = (product: Product, priced: PricedSite) => ({
  '@type': 'Offer',
  url: addressOf(priced, product.url),
  ...(product.rental ? rentOf(product.rental, priced.currency) : { price: decimal(product.price), priceCurrency: priced.currency }),
  availability: `https://schema.org/${product.setQuantity && product.quantity === 0 ? 'OutOfStock' : 'InStock'}`,
  itemCondition: `https://schema.org/${conditions[product.offer]}`,
  ...(product.offer === 'RENTAL' && { businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' }),
});

type Chosen = Pick<Declination, 'id' | 'price' | 'quantity' | 'setQuantity' | 'reference' | 'year' | 'images' | 'variations'>;

const offered = ({ url, type }: Product, { id, price, quantity, setQuantity, year }: Chosen) => ({
  ...{ price, quantity, setQuantity },
  url: year === null ? declinationPath({ url, isWine: type.type === 'WINE' }, id) : `${url}/${year}`,
});

/** A site in a language, and the currency of its prices as ISO 4217 names it. */
export type PricedSite = SpokenSite & { currency: string };

/** A group tells each variant up to this number, so that a page stays small; a larger one tells the range of its prices. */
const maxVariants = 40;

/**
 * Tells one price where there is one thing to buy: an offer. A product with declinations is a group of variants with an offer each
 * (schema.org/ProductGroup), or beyond `maxVariants` an AggregateOffer.
 */
function buildOffers(product: Product, priced: PricedSite, chosen: Chosen | undefined) {
  const { declination } = product;
  if (chosen || declination.length < 2) return { offers: offerOf({ ...product, ...(chosen && offered(product, chosen)) }, priced) };
  if (declination.length > maxVariants) {
    const prices = declination.map(({ price }) => price);
    const [lowPrice, highPrice] = [decimal(Math.min(...prices)), decimal(Math.max(...prices))];
    const { availability, itemCondition } = offerOf(product, priced);
    const range = { lowPrice, highPrice, priceCurrency: priced.currency, offerCount: declination.length };
    return { offers: { '@type': 'AggregateOffer', ...range, availability, itemCondition } };
  }
  return {
    productGroupID: String(product.idProduct),
    url: addressOf(priced, product.url),
    hasVariant: declination.map((each) => ({
      '@type': 'Product',
      name: [product.name, ...each.variations.map(({ label }) => label), ...(each.year === null ? [] : [each.year])].join(' '),
      sku: each.reference,
      image: picturesOf(product, each)
        .slice(0, 1)
        .map((picture) => sharePicture(picture, priced.site).url),
      offers: offerOf({ ...product, ...offered(product, each) }, priced),
    })),
  };
}

/** Head of a product sheet, with the product as schema.org tells it; of the declination that its address chooses where it chooses one. */
export function productHead(
  product: Product,
  priced: PricedSite,
  chosen?: Chosen,
): Pick<PageHead, 'title' | 'description' | 'isIndexed' | 'image' | 'jsonLd'> {
  const name = chosen?.year ? `${product.name} ${chosen.year}` : product.name;
  const images = picturesOf(product, chosen).map((picture) => sharePicture(picture, priced.site));
  // A showcase makes no offer.
  const offers = product.isPriceHidden ? {} : buildOffers(product, priced, chosen);
  const isGroup = 'hasVariant' in offers;
  const jsonLd = {
    '@context': 'https://schema.org',
    '@type': isGroup ? 'ProductGroup' : 'Product',
    name,
    description: product.metaDescription || product.shortDescription || undefined,
    image: images.map(({ url }) => url),
    ...(!isGroup && { sku: (chosen ?? product.declination[0])?.reference }),
    ...(product.rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating.average, reviewCount: product.rating.count },
    }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...offers,
  };
  return {
    title: name,
    description: product.metaDescription,
    isIndexed: true,
    image: images[0] ?? null,
    jsonLd: JSON.stringify(jsonLd),
  };
}
