import type { Image } from '#schemas/site.ts';

/** What both ways of showing the pictures are given. */
export type GalleryProps = {
  /** Unique on the page. */
  id: string;
  label: string;
  images: readonly Image[];
  hasThumbnails: boolean;
};
