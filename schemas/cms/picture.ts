import { z } from 'zod';
import type { Image } from '../site.ts';

/** A picture in a document as it is stored: a name of the site's pictures and what it shows. */
export const PictureRef = z.object({ picture: z.string().min(1).max(200), alt: z.string().max(500).default('') });
export type PictureRef = z.infer<typeof PictureRef>;

/** A picture in a document as the API answers it: the reference with the image merged in, or without it when the file is gone. */
export type ResolvedPicture = PictureRef & Partial<Omit<Image, 'alt'>>;
