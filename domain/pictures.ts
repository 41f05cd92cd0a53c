import type { Declination, Product } from '#schemas/product.ts';
import type { Image } from '#schemas/site.ts';

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

const isReference = (value: object): value is { picture: string; alt?: unknown } => 'picture' in value && typeof value.picture === 'string';

/**
 * Merges the image into every object of a document that has a `picture` key, at any depth; all other values are kept as they are.
 * The reference's own `alt` wins over the image's. A name that `find` does not know keeps its reference alone:
 * the page then shows the alternative text on a tinted ground.
 */
export function resolvePictures(document: unknown, find: (name: string) => Image | undefined): unknown {
  if (Array.isArray(document)) return document.map((item) => resolvePictures(item, find));
  if (typeof document !== 'object' || document === null) return document;
  const entries = Object.fromEntries(Object.entries(document).map(([key, value]) => [key, resolvePictures(value, find)]));
  if (!isReference(document)) return entries;
  const image = find(document.picture);
  const alt = typeof document.alt === 'string' ? document.alt : (image?.alt ?? '');
  return { ...entries, ...image, picture: document.picture, alt };
}

/** The names of all pictures a document refers to, each once: what a caller looks up before resolving. */
export function pictureNames(document: unknown): string[] {
  const names = new Set<string>();
  resolvePictures(document, (name) => {
    names.add(name);
    return undefined;
  });
  return [...names];
}
