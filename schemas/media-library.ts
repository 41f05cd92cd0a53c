import { z } from 'zod';
import { Locale } from './site.ts';
import { maxFileNameLength } from './slug.ts';

export const mediaKinds = ['picture', 'drawing', 'video', 'document'] as const;
export const MediaKind = z.enum(mediaKinds);
/** Kinds of which a list shows files: one, or several parted by commas. */
export const MediaKindFilter = z.string().regex(new RegExp(`^(?:${mediaKinds.join('|')})(?:,(?:${mediaKinds.join('|')}))*$`));
export type MediaKind = z.infer<typeof MediaKind>;

export const pictureFormats = ['jpg', 'png', 'webp', 'avif', 'svg'] as const;
export const fileFormats = ['mp4', 'webm', 'pdf'] as const;

/** Most bytes of a file, by its kind. */
export const mediaLimits: Readonly<Record<MediaKind, number>> = {
  picture: 25_000_000,
  drawing: 2_000_000,
  video: 60_000_000,
  document: 25_000_000,
};
/** So many places where a file is used are told at most. */
export const maxUses = 100;
/** Most bytes of a part of an upload; the parts follow each other. */
export const uploadPartBytes = 4_000_000;

/** Folders are written with slashes: `produits/hiver`; the empty one is the top. */
export const MediaFolder = z
  .string()
  .trim()
  .max(120)
  .regex(/^(?:[^/\\]+(?:\/[^/\\]+)*)?$/);
export const MediaTag = z.string().trim().min(1).max(40);

const Unit = z.number().min(0).max(1);
/** The point of a picture that stays in sight when it is cropped, from its left top: 0 to 1 each. */
export const FocalPoint = z.object({ x: Unit, y: Unit });
export type FocalPoint = z.infer<typeof FocalPoint>;

/** Alternative text by language. */
export const MediaAlts = z.partialRecord(Locale, z.string().trim().max(500));

/** Properties of a file that an owner sets. */
export const MediaProperties = z.object({
  folder: MediaFolder,
  tags: z.array(MediaTag).max(20),
  alts: MediaAlts,
  focalPoint: FocalPoint.nullable(),
});
export type MediaProperties = z.infer<typeof MediaProperties>;

/** A file of the library. Documents name it by `name`: `{ "picture": "robe", "alt": "…" }`; videos and PDF by `url`. */
export const MediaItem = MediaProperties.extend({
  /** Unique in the site, and the same when its content is replaced. */
  name: z.string(),
  kind: MediaKind,
  format: z.enum([...pictureFormats, ...fileFormats]),
  /** Of a picture without width and format: `/media/{hash}/{name}`; of other files whole. */
  url: z.string(),
  /** px; null: no picture. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Bytes; null: not known, of pictures that came with an import. */
  size: z.int().nullable(),
  createdAt: z.iso.datetime(),
  /** In how many places it is used; `maxUses` also stands for more. */
  uses: z.int(),
});
export type MediaItem = z.infer<typeof MediaItem>;

/** A place where a file is used. */
export const MediaUse = z.object({
  where: z.enum([
    ...(['page', 'page-draft', 'component', 'component-draft', 'scheduled', 'template', 'parameter', 'logo', 'product', 'award'] as const),
    ...(['news', 'blog', 'blog-folder', 'album', 'service', 'event', 'popup', 'deleted-page'] as const),
  ]),
  /** Id, slug or key of what uses it. */
  name: z.string(),
  title: z.string(),
});
export type MediaUse = z.infer<typeof MediaUse>;

/** An upload under way. */
export const Upload = z.object({
  id: z.uuid(),
  /** Bytes that are there; the next part begins here. */
  received: z.int(),
  size: z.int(),
});
export type Upload = z.infer<typeof Upload>;

export const NewUpload = z.object({
  /** Name of the file on the sender's machine, with its extension. */
  filename: z.string().trim().min(1).max(200),
  /** Bytes. An empty file is refused in words, not as a number that is too small. */
  size: z.int().min(0).max(mediaLimits.video),
  /** Replace the content of this file of the library; its uses follow. */
  replaces: z.string().max(maxFileNameLength).optional(),
  folder: MediaFolder.default(''),
  tags: z.array(MediaTag).max(20).default([]),
});
