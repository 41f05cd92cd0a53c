import type { Declination, Product } from './product.ts';
import type { Image } from './site.ts';

type Pictured = Pick<Product, 'images'> & { declination: readonly Pick<Declination, 'images'>[] };

/**
 * A product's pictures, each once. With a declination chosen: its own, then those of the product that show no other declination,
 * then the others. Without: the product's, then those that only a declination has.
 */
export function picturesOf({ images, declination }: Pictured, chosen?: Pick<Declination, 'images'>): Image[] {
  const ofDeclinations = declination.flatMap((each) => each.images);
  const isShared = ({ url }: Image) => !ofDeclinations.some((each) => each.url === url);
  const first = chosen && chosen.images.length > 0 ? [...chosen.images, ...images.filter(isShared)] : [];
  return [...new Map([...first, ...images, ...ofDeclinations].map((image) => [image.url, image])).values()];
}
