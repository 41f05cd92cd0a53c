import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { ImportReport } from '../product-import.ts';

export const exchangeCalls = {
  'POST /admin/product/import': {
    summary: 'Take products from a CSV file (`file`), all or nothing; with `dryRun` say what would change and what is refused',
    access: 'admin',
    query: z.object({
      dryRun: z
        .enum(['true', 'false'])
        .default('false')
        .transform((value) => value === 'true'),
    }),
    body: z.looseObject({}),
    multipart: true,
    data: ImportReport,
  },
} as const satisfies CallTable;
