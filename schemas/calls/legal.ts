import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { LegalDuty } from '../legal-duties.ts';

export const legalCalls = {
  'GET /admin/legal-duty': {
    summary: 'What the law asks of the shop: each duty done, or what is missing and where',
    access: 'admin',
    data: z.object({ duties: z.array(LegalDuty) }),
  },
} as const satisfies CallTable;
