import { z } from 'zod';
import { TemplateBody } from './edited-document.ts';
import { FocalPoint, MediaAlts, MediaFolder, MediaTag } from './media-library.ts';
import { Slug } from './slug.ts';

/** Parts of a site's folder that the page editor keeps: redirects.json, templates.json and media.json (schemas/archive.ts tells of the others). */

/** An address that a page had; it leads to where the page stands. */
export const ArchiveRedirect = z.object({ from: z.string().startsWith('/').max(200), page: Slug });
export type ArchiveRedirect = z.infer<typeof ArchiveRedirect>;

/** Saved layouts to begin from. */
export const ArchiveTemplate = TemplateBody.extend({ layouts: z.array(z.unknown()).min(1).max(50) });
export type ArchiveTemplate = z.infer<typeof ArchiveTemplate>;

/** Properties of a file of pictures/ or files/. A file that is not named here is in no folder and has no properties. */
export const ArchiveMedia = z.object({
  name: Slug,
  folder: MediaFolder.default(''),
  tags: z.array(MediaTag).max(20).default([]),
  alts: MediaAlts.default({}),
  focalPoint: FocalPoint.nullable().default(null),
  /** Hashes of contents that it had, whose addresses lead to the present one. */
  formerHashes: z
    .array(z.string().regex(/^[0-9a-f]{32}$/))
    .max(50)
    .default([]),
});
export type ArchiveMedia = z.infer<typeof ArchiveMedia>;
