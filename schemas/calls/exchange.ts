import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { BankListReport } from '../payment-books.ts';
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
  'POST /admin/payment/bank-list': {
    summary:
      "Confirm paid orders by the bank's list of payments (`file`, CSV as e-Transactions exports it); the same again changes nothing",
    access: 'admin',
    body: z.looseObject({}),
    multipart: true,
    data: BankListReport,
  },
} as const satisfies CallTable;
