import { z } from 'zod';

/** Legal duties of a shop that sells to consumers. */
export const LegalDutyKey = z.enum([
  ...(['identity', 'saleTerms', 'privacyPolicy', 'cookiePolicy', 'mediator', 'withdrawal', 'openWithdrawals'] as const),
  ...(['orderButton', 'reductions', 'guarantee', 'consent', 'accessibility', 'alcohol', 'retention', 'personRights'] as const),
  ...(['books', 'emails', 'usedGoods', 'rentals', 'wineLabels', 'marginScheme'] as const),
  ...(['exclusions', 'producerGuarantee', 'prices'] as const),
]);
export type LegalDutyKey = z.infer<typeof LegalDutyKey>;

/** A duty: `DONE`, something is `MISSING`, or a person has to `CHECK` it; `href` is where. `missing`: settings without a value. */
export const LegalDuty = z.object({
  key: LegalDutyKey,
  state: z.enum(['DONE', 'MISSING', 'CHECK']),
  href: z.string(),
  missing: z.array(z.string()),
  /** Number of entries that a person has to look at. */
  count: z.int().min(0).optional(),
});
export type LegalDuty = z.infer<typeof LegalDuty>;
