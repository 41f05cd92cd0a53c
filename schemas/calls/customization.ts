import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { CustomizationAnswers, CustomizedPrice, ProductCustomization } from '../customization.ts';
import { Id } from '../id.ts';

/** Calls of making a product one's own. */
export const customizationCalls = {
  'GET /product/{id}/customization': {
    summary: 'What a product can be made with, in order; none: it cannot',
    access: 'public',
    cached: true,
    params: z.object({ id: Id }),
    data: z.array(ProductCustomization),
  },
  'POST /product-customization/{id}/file/validate': {
    summary: 'Check a file without keeping it, by its bytes and size; it stands under the key of its field (`value`)',
    access: 'public',
    params: z.object({ id: Id }),
    body: z.object({}),
    multipart: true,
    data: z.object({ name: z.string() }),
  },
  'POST /cart/product/{idProduct}/declination/{idDeclination}/customize/price': {
    summary: 'What so many pieces with these answers cost; what is not answered yet costs nothing',
    access: 'public',
    cached: true,
    params: z.object({ idProduct: Id, idDeclination: Id }),
    body: z.object({ quantity: z.int().min(1).max(1000).default(1), customizations: CustomizationAnswers.default([]) }),
    data: CustomizedPrice,
  },
} as const satisfies CallTable;
