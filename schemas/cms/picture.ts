import { z } from 'zod';
import type { Image } from '../site.ts';

/** A picture in a document as it is stored: a name of the site's pictures and what it shows. */
export const PictureRef = z.object({ picture: z.string().min(1).max(200), alt: z.string().max(500).default('') });
export type PictureRef = z.infer<typeof PictureRef>;

/** A picture in a document as the API answers it: the reference with the image merged in, or without it when the file is gone. */
export type ResolvedPicture = PictureRef & Partial<Omit<Image, 'alt'>>;

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
