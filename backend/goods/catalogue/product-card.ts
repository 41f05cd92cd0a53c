import { productPath } from '#domain/addresses.ts';
import type { ProductCard } from '#schemas/product.ts';
import type { LoadedProduct } from './flows/read-products.ts';
import { rentalTermsOf } from './rental-terms.ts';

/** A product as lists show it. Its price is that of the cheapest declination that can be bought, or of the cheapest when none can. */
export function toCard({ row, declinations, discount, pictures, isPriceHidden }: LoadedProduct): ProductCard {
  const buyable = declinations.filter(({ setQuantity, quantity }) => !setQuantity || quantity > 0);
  const shown = buyable.length > 0 ? buyable : declinations;
  const cheapest = shown.reduce((best, one) => (one.price < best.price ? one : best));
  const own = pictures.filter(({ idDeclination }) => idDeclination === null);
  const [image, hoverImage] = (own.length > 0 ? own : pictures).map((picture) => picture.image);
  const { id, name, slug, type, subtypeType, offer, condition, brand, wine } = row;
  return {
    ...{ idProduct: id, name, slug, subtypeType, offer, condition, brand, wine, discount },
    url: productPath(type, slug, id),
    type: { type },
    rental: rentalTermsOf(row),
    ...(isPriceHidden && { isPriceHidden }),
    price: cheapest.price,
    fixedPrice: cheapest.fixedPrice,
    referencePrice: cheapest.referencePrice,
    priceVaries: shown.some(({ price }) => price !== cheapest.price),
    quantity: declinations.reduce((sum, { quantity }) => sum + quantity, 0),
    setQuantity: declinations.every(({ setQuantity }) => setQuantity),
    image: image ?? null,
    hoverImage: hoverImage ?? null,
    sizes: [...new Set(shown.flatMap(({ axes }) => axes.flatMap(({ axis, label }) => (axis === 'size' ? [label] : []))))],
    colours: coloursOf(shown),
  };
}

function coloursOf(declinations: LoadedProduct['declinations']): ProductCard['colours'] {
  const colours = new Map<string, string>();
  for (const { axes } of declinations) {
    for (const { axis, label, colour } of axes) if (axis === 'colour' && colour) colours.set(label, colour);
  }
  return [...colours].map(([label, colour]) => ({ label, colour }));
}
