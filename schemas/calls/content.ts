import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { Id } from '../id.ts';
import { ListQueryParams, TitleFilter } from '../list-query.ts';
import { NewsList } from '../news.ts';
import {
  AdminNewsletterList,
  NewsletterList,
  NewsletterListBody,
  SubscribeBody,
  Subscriber,
  SubscriberBody,
  SubscriberKey,
} from '../newsletter.ts';

export const contentCalls = {
  'GET /news': {
    summary: 'News that is published: what is promoted first, then the newest',
    access: 'public',
    query: ListQueryParams.extend({ promoted: z.enum(['true', 'false']).optional(), ...TitleFilter.shape }),
    data: NewsList,
  },
  'GET /newsletter/list': {
    summary: 'Newsletters that are offered, the default one first; none where the site has no newsletter',
    access: 'public',
    data: z.array(NewsletterList),
  },
  'POST /newsletter/subscribe': {
    summary: 'Ask for newsletters; the answer is the same whether or not the address was known',
    access: 'public',
    body: SubscribeBody,
    data: z.null(),
  },
  'GET /admin/newsletter': {
    summary: 'Addresses that asked for newsletters with their consent, newest first; those of a `list`',
    access: 'admin',
    query: ListQueryParams.omit({ orderBy: true }).extend({ search: z.string().max(100).optional(), list: Id.optional() }),
    data: z.object({ total: z.int(), subscribers: z.array(Subscriber) }),
  },
  'GET /admin/newsletter/list': {
    summary: 'Newsletters of the site with the number of their addresses, the default one first',
    access: 'admin',
    data: z.array(AdminNewsletterList),
  },
  'POST /admin/newsletter/list': {
    summary: 'Make a newsletter',
    access: 'admin',
    body: NewsletterListBody,
    data: AdminNewsletterList,
  },
  'PUT /admin/newsletter/list/{id}': {
    summary: 'Change the names of a newsletter, and whether it is offered; the default one always is',
    access: 'admin',
    params: z.object({ id: Id }),
    body: NewsletterListBody,
    data: AdminNewsletterList,
  },
  'DELETE /admin/newsletter/list/{id}': {
    summary: 'Delete a newsletter; addresses that are in no other are forgotten. 409 for the default one',
    access: 'admin',
    params: z.object({ id: Id }),
    data: z.null(),
  },
  'POST /newsletter/confirm': {
    summary: 'Confirm the subscriptions that an e-mail is about, with its key',
    access: 'public',
    body: SubscriberBody,
    data: z.null(),
  },
  'POST /newsletter/lookup': {
    summary: 'The newsletters that the address of a key is in',
    access: 'public',
    body: SubscriberKey,
    data: z.array(NewsletterList.omit({ description: true })),
  },
  'POST /newsletter/{token}/unsubscribe': {
    summary: 'End all subscriptions at one request of a mail program, whatever its body says (RFC 8058)',
    access: 'public',
    params: SubscriberKey,
    data: z.null(),
  },
  'POST /newsletter/unsubscribe': {
    summary: 'End subscriptions, or all of them; nothing of what has ended is kept',
    access: 'public',
    body: SubscriberBody,
    data: z.null(),
  },
} as const satisfies CallTable;
