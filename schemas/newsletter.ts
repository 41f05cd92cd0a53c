import { z } from 'zod';
import { Id } from './id.ts';
import { typedLine } from './typed-text.ts';
import { Email } from './user.ts';

/** A newsletter that is offered, with its name in the caller's language. */
export const NewsletterList = z.object({ id: z.int(), name: z.string(), description: z.string() });
export type NewsletterList = z.infer<typeof NewsletterList>;

/** Lists that an account is in, of those that are offered. `PENDING`: one of them is not confirmed by the link of its e-mail yet. */
export const NewsletterSubscription = z.object({
  lists: z.array(z.int()),
  status: z.enum(['NONE', 'PENDING', 'CONFIRMED']),
});
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>;

/** Lists by their ids. */
export const ListIds = z.array(Id).max(50);
/** Body of POST /newsletter/subscribe; without `lists` it is the default one. */
export const SubscribeBody = z.object({ email: Email, lists: ListIds.min(1).optional() });
/** Key of a subscriber's links. */
export const SubscriberKey = z.object({ token: z.string().regex(/^[\w-]{20,60}$/) });
/** The lists of a link; without `lists` it is for all that its address is in. */
export const SubscriberBody = SubscriberKey.extend({ lists: ListIds.min(1).optional() });

/** Where a consent was given; `UNKNOWN`: before it was stored. */
export const ConsentSource = z.enum(['FORM', 'ACCOUNT', 'REGISTRATION', 'UNKNOWN']);
export type ConsentSource = z.infer<typeof ConsentSource>;

/** An address that asked for newsletters, with its consent to each; `consentAt`: when the form with the consent sentence was sent. */
export const Subscriber = z.object({
  email: z.string(),
  language: z.string(),
  subscriptions: z.array(
    z.object({
      list: z.object({ id: z.int(), name: z.string() }),
      source: ConsentSource,
      consentAt: z.iso.datetime(),
      confirmedAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** Body of a list: its name by language (`fr_FR`), and whether visitors are offered it. */
export const NewsletterListBody = z.object({
  names: z.record(z.string().regex(/^[a-z]{2}_[A-Z]{2}$/), z.string().overwrite(typedLine).max(80)),
  isPublic: z.boolean(),
});
export type NewsletterListBody = z.input<typeof NewsletterListBody>;

/** A list as the team works on it, with the number of its addresses. The default one is always offered and cannot be deleted. */
export const AdminNewsletterList = z.object({
  ...{ id: z.int(), name: z.string(), names: z.record(z.string(), z.string()) },
  ...{ isPublic: z.boolean(), isDefault: z.boolean(), confirmed: z.int(), pending: z.int() },
});
export type AdminNewsletterList = z.infer<typeof AdminNewsletterList>;
