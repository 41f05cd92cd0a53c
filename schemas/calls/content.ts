import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { ListQueryParams, TitleFilter } from '../list-query.ts';
import { NewsList } from '../news.ts';
import { Email } from '../user.ts';

/** The key of a subscription, as its e-mails hold it. */
const Subscription = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,60}$/) });

/** An address that asked for the newsletter; `consentAt`: when the form with the consent sentence was sent. */
export const Subscriber = z.object({
  email: z.string(),
  language: z.string(),
  consentAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
});
export type Subscriber = z.infer<typeof Subscriber>;

export const contentCalls = {
  'GET /news': {
    summary: 'News that is published: what is promoted first, then the newest',
    access: 'public',
    query: ListQueryParams.extend({ promoted: z.enum(['true', 'false']).optional(), ...TitleFilter.shape }),
    data: NewsList,
  },
  'POST /newsletter/subscribe': {
    summary: 'Ask for the newsletter; the answer is the same whether or not the address was known',
    access: 'public',
    body: z.object({ email: Email }),
    data: z.null(),
  },
  'GET /admin/newsletter': {
    summary: 'Addresses that asked for the newsletter with their consent, newest first',
    access: 'admin',
    query: ListQueryParams.omit({ orderBy: true }).extend({ search: z.string().max(100).optional() }),
    data: z.object({ total: z.int(), subscribers: z.array(Subscriber) }),
  },
  'POST /newsletter/confirm': {
    summary: 'Confirm a subscription with the key of its e-mail',
    access: 'public',
    body: Subscription,
    data: z.null(),
  },
  'POST /newsletter/{token}/unsubscribe': {
    summary: 'End a subscription at one request of a mail program, whatever its body says (RFC 8058)',
    access: 'public',
    params: Subscription,
    data: z.null(),
  },
  'POST /newsletter/unsubscribe': {
    summary: 'End a subscription; nothing of it is kept',
    access: 'public',
    body: Subscription,
    data: z.null(),
  },
} as const satisfies CallTable;
