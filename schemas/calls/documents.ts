import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { Id } from '../id.ts';
import { OrderDocument } from '../invoice.ts';

/** A product's file: its address on this origin, and the name it is saved under. */
export const ProductFile = z.object({ url: z.string(), filename: z.string() });
export type ProductFile = z.infer<typeof ProductFile>;

/** Data about an external application that a page may read. */
export const ExternalAppConfig = z.object({
  isActive: z.boolean(),
  /** Public settings of the application by their keys; none while it is off. */
  settings: z.record(z.string(), z.string()).optional(),
});

export const documentCalls = {
  'GET /order/{id}/documents': {
    summary: 'Invoice and credit notes of an order, by its owner, an admin, or with its key',
    access: 'public',
    params: z.object({ id: z.uuid() }),
    query: z.object({ key: z.string().max(100).optional() }),
    data: z.array(OrderDocument),
  },
  'GET /product/generate/file/{id}': {
    summary: "A product's file (PDF)",
    access: 'public',
    cached: true,
    params: z.object({ id: Id }),
    data: ProductFile,
  },
  'GET /product/generate/file/{id}/{idDeclination}': {
    summary: 'The file (PDF) of one declination of a product',
    access: 'public',
    cached: true,
    params: z.object({ id: Id, idDeclination: Id }),
    data: ProductFile,
  },
  'GET /external-app/{app}/config/public': {
    summary:
      'Whether an application beside the site is on, and its public settings: PRODUCT_FILE_GENERATOR, MATOMO, GA4, GOOGLE_ADS, TAG_MANAGER, PLAUSIBLE, FACEBOOK_PIXEL',
    access: 'public',
    params: z.object({ app: z.string().max(60) }),
    data: ExternalAppConfig,
  },
} as const satisfies CallTable;
