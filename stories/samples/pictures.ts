import products from '#content/89/products.json';
import type { Image } from '#schemas/site.ts';

/** The first picture of a product of the sample boutique. */
export function picture(index: number): Image | null {
  const image = products[index]?.images[0];
  return image
    ? { name: image.name, url: `/media/sample/${image.name}`, externalPath: null, alt: image.alt, width: 800, height: 1200 }
    : null;
}
