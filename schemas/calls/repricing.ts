import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { ListQueryParams } from '../list-query.ts';
import { Repricing, RepricingPreview, RepricingRule, RepricingSelection, UntouchedProduct } from '../repricing.ts';

const params = z.object({ id: z.uuid() });
const team = { access: 'admin', right: 'catalogue' } as const;

export const repricingCalls = {
  'POST /admin/repricing-preview': {
    ...team,
    summary: 'What a change of prices would do: the first products with their prices before and after, how many, and what is left and why',
    unlogged: true,
    body: z.object({ selection: RepricingSelection, rule: RepricingRule }),
    data: RepricingPreview,
  },
  'POST /admin/repricing': {
    ...team,
    summary:
      'Starts a change of prices, which a job carries out. `id` is its key: the same again starts nothing more. 409 while another runs, or where `total` products are not what the selection finds now',
    noted: ['total'],
    body: z.object({ id: z.uuid(), selection: RepricingSelection, rule: RepricingRule, total: z.int().min(1) }),
    data: Repricing,
  },
  'GET /admin/repricing': {
    ...team,
    summary: 'Changes of prices of the last 30 days, the latest first, as far as they have come',
    // The panel follows a change with it.
    unattended: true,
    data: z.object({ repricings: z.array(Repricing) }),
  },
  'GET /admin/repricing/{id}/product': {
    ...team,
    summary: 'Products that a change of prices or its undo left as they were, those of the undo first',
    params,
    query: ListQueryParams.omit({ orderBy: true }),
    data: z.object({ total: z.int(), products: z.array(UntouchedProduct) }),
  },
  'POST /admin/repricing/{id}/undo': {
    ...team,
    summary:
      'Gives back the prices as they were before a change, by a job; also of one that still runs, which ends so. Products with other prices since keep them. The same again undoes nothing more; 409 while another runs',
    params,
    data: Repricing,
  },
} as const satisfies CallTable;
