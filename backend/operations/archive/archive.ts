import type { z } from 'zod';
import type {
  ArchiveCalendar,
  ArchiveCarrier,
  ArchiveComponent,
  ArchiveDiscount,
  ArchiveNews,
  ArchivePage,
  ArchiveProduct,
  ArchiveRelayPoint,
  ArchiveReturns,
  ArchiveSite,
  ArchiveTag,
  ArchiveVariation,
} from '#schemas/archive.ts';
import type { ArchiveElement, ArchiveForm, ArchivePopup } from '#schemas/archive-elements.ts';
import type { ArchiveMedia, ArchiveRedirect, ArchiveTemplate } from '#schemas/archive-library.ts';
import type { ArchiveAlbum, ArchiveBlog, ArchiveReview, ArchiveService } from '#schemas/archive-publishing.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';

/** A site as its folder of files describes it, checked. */
export type Archive = {
  /** The folder, for messages. */
  folder: string;
  site: ArchiveSite;
  parameters: Record<string, string>;
  pages: ArchivePage[];
  /** By page key. */
  documents: Map<string, CmsDocument>;
  /** By slug. */
  components: Map<string, z.infer<typeof ArchiveComponent>>;
  redirects: ArchiveRedirect[];
  templates: ArchiveTemplate[];
  /** What is said of files of pictures/ and files/. */
  media: ArchiveMedia[];
  variations: z.infer<typeof ArchiveVariation>[];
  products: ArchiveProduct[];
  tags: z.infer<typeof ArchiveTag>[];
  news: ArchiveNews[];
  blog: ArchiveBlog;
  albums: ArchiveAlbum[];
  services: ArchiveService[];
  reviews: ArchiveReview[];
  elements: ArchiveElement[];
  forms: ArchiveForm[];
  popups: ArchivePopup[];
  carriers: z.infer<typeof ArchiveCarrier>[];
  calendar: z.infer<typeof ArchiveCalendar> | null;
  discounts: ArchiveDiscount[];
  relayPoints: ArchiveRelayPoint[];
  returns: z.infer<typeof ArchiveReturns> | null;
  /** Path of each picture by its name. */
  pictures: Map<string, string>;
  /** Path of each video and PDF file by its name. */
  files: Map<string, string>;
  /** Path of each file of fonts/ by its name. */
  fonts: Map<string, string>;
};
