import type { z } from 'zod';
import type { ArchiveCalendar, ArchiveComponent, ArchivePage, ArchiveRelayPoint, ArchiveReturns, ArchiveSite } from '#schemas/archive.ts';
import type { ArchiveMedia, ArchiveRedirect, ArchiveTemplate } from '#schemas/archive-library.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';
import type { PublishedAlbum } from '#schemas/entities/album.ts';
import type { ArticleEntry, BlogFolderEntry } from '#schemas/entities/blog.ts';
import type { CarrierEntry } from '#schemas/entities/carrier.ts';
import type { Discount } from '#schemas/entities/discount.ts';
import type { ElementEntry } from '#schemas/entities/element.ts';
import type { FormEntry } from '#schemas/entities/form.ts';
import type { NewsPiece } from '#schemas/entities/news.ts';
import type { ShownPopup } from '#schemas/entities/popup.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';
import type { ShopReview } from '#schemas/entities/review.ts';
import type { OfferedService } from '#schemas/entities/service.ts';
import type { Tag } from '#schemas/entities/tag.ts';
import type { VariationEntry } from '#schemas/entities/variation.ts';

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
  variations: VariationEntry[];
  products: ProductEntry[];
  tags: Tag[];
  news: NewsPiece[];
  /** A folder before those in it. */
  blogFolders: BlogFolderEntry[];
  articles: ArticleEntry[];
  albums: PublishedAlbum[];
  services: OfferedService[];
  reviews: ShopReview[];
  elements: ElementEntry[];
  forms: FormEntry[];
  popups: ShownPopup[];
  carriers: CarrierEntry[];
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
