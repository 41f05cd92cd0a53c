import { eq } from 'drizzle-orm';
import { newsletterSubscribers } from '#backend/db/tables/content.ts';
import type { RuleProof } from './proof.ts';

/** What the shop publishes: its newsletter, and the company's fields in what it sends. */
export const proofs: readonly RuleProof[] = [
  {
    key: 'ENABLE_NEWSLETTER',
    title: 'an address can subscribe',
    value: 'true',
    see: async ({ call, db, idSite }) => {
      const { status, message } = await call('POST', '/newsletter/subscribe', { email: 'Zoe@Example.test' });
      const kept = await db
        .select({ email: newsletterSubscribers.email })
        .from(newsletterSubscribers)
        .where(eq(newsletterSubscribers.idSite, idSite));
      return { status, message, kept };
    },
    before: { status: 403, message: 'This site has no newsletter.', kept: [] },
    after: { status: 200, message: 'Thank you! An e-mail is on its way for you to confirm.', kept: [{ email: 'zoe@example.test' }] },
  },
];
