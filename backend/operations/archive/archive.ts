import type { z } from 'zod';
import type {
  ArchiveCalendar,
  ArchiveCarrier,
  ArchiveComponent,
  ArchivePage,
  ArchiveProduct,
  ArchiveRelayPoint,
  ArchiveReturns,
  ArchiveSite,
  ArchiveVariation,
} from '#schemas/archive.ts';
import type { ArchiveElement, ArchiveForm } from '#schemas/archive-elements.ts';
import type { ArchiveMedia, ArchiveRedirect, ArchiveTemplate } from '#schemas/archive-library.ts';
import type { ArchiveBlog } from '#schemas/archive-publishing.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';
import type { PublishedAlbum } from '#schemas/entities/album.ts';
import type { Discount } from '#schemas/entities/discount.ts';
import type { NewsPiece } from '#schemas/entities/news.ts';
import type { ShownPopup } from '#schemas/entities/popup.ts';
import type { ShopReview } from '#schemas/entities/review.ts';
import type { OfferedService } from '#schemas/entities/service.ts';
import type { Tag } from '#schemas/entities/tag.ts';

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
  /** Properties of the files in pictures/ and files/. */
  media: ArchiveMedia[];
  variations: z.infer<typeof ArchiveVariation>[];
  products: ArchiveProduct[];
  tags: Tag[];
  news: NewsPiece[];
  blog: ArchiveBlog;
  albums: PublishedAlbum[];
  services: OfferedService[];
  reviews: ShopReview[];
  elements: ArchiveElement[];
  forms: ArchiveForm[];
  popups: ShownPopup[];
  carriers: z.infer<typeof ArchiveCarrier>[];
  calendar: z.infer<typeof ArchiveCalendar> | null;
  discounts: Discount[];
  relayPoints: ArchiveRelayPoint[];
  returns: z.infer<typeof ArchiveReturns> | null;
  /** Path of each picture by its name. */
  pictures: Map<string, string>;
  /** Path of each video and PDF file by its name. */
  files: Map<string, string>;
  /** Path of each file of fonts/ by its name. */
  fonts: Map<string, string>;
};
