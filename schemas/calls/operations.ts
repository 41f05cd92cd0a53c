import { z } from 'zod';
import { AuditDetails } from '../audit.ts';
import { auditSubjects } from '../audit-subjects.ts';
import type { CallTable } from '../call.ts';
import { Id } from '../id.ts';
import { ListQueryParams } from '../list-query.ts';
import { Tracking, TrackingBody } from '../order.ts';

/** Source of a visit: a name that the owner puts into an address, e.g. `newsletter-may`. */
export const VisitSource = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/);

/** One write of an administrator, or what opened or closed her account. `fields`: names of what was sent. */
export const AuditEntry = z.object({
  id: z.int(),
  idUser: z.int(),
  email: z.string(),
  /** First and last name of the account; empty where it is gone. */
  name: z.string(),
  call: z.string(),
  path: z.string(),
  fields: z.array(z.string()),
  /** Tells two writes of one site apart, or the same; says nothing of what was sent. */
  bodyHash: z.string(),
  status: z.int(),
  requestId: z.string(),
  /** Browser, system and shortened network of a sign-in or its refusal; null for all else. */
  origin: z.string().nullable(),
  /** Values that its sentence says, such as `amount` in cents, `step` and `role`. */
  details: AuditDetails,
  /** Order that it was about. */
  order: z.object({ id: z.uuid(), reference: z.string(), currency: z.string() }).nullable(),
  /** Title of the page that it was about; empty: none, or a page that is gone. */
  page: z.string(),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Sections are counted from 0 or from 1, as the page's document names them. */
const LayoutParams = z.object({ idPage: Id, idLayout: z.coerce.number().int().min(0).max(2_147_483_647) });
const OrderId = z.object({ id: z.uuid() });
const PreviewHash = z.string().regex(/^[0-9a-f]{64}$/);
/** The rendered HTML of one section. */
const LayoutHtml = z.string().min(1).max(500_000);

export const LayoutPreview = z.object({
  /** The stored picture shows this HTML. */
  fresh: z.boolean(),
  /** Hash of the HTML that was sent, canonical. */
  hash: z.string(),
  /** Hash that the stored picture was taken of; null: there is none. */
  storedHash: z.string().nullable(),
  /** Address of the stored picture; null: there is none. */
  previewUrl: z.string().nullable(),
});
export type LayoutPreview = z.infer<typeof LayoutPreview>;

export const operationCalls = {
  'GET /site/visit/{from}': {
    summary: 'Counts a visit by where it came from; nothing about the person is kept',
    access: 'public',
    params: z.object({ from: VisitSource }),
    data: z.null(),
  },
  'POST /image/load-svg': {
    summary: 'A drawing from an allowed host, sanitised',
    access: 'admin',
    unlogged: true,
    body: z.object({ url: z.string().max(2000) }),
    data: z.object({ svg: z.string() }),
  },
  'GET /admin/address/type': {
    summary: 'What an address can be for',
    access: 'admin',
    data: z.array(z.object({ id: z.enum(['DELIVERY', 'BILLING']), value: z.string() })),
  },
  'GET /admin/order/{id}/tracking-link': {
    summary: 'Where the parcel of an order is followed; null: not known yet',
    access: 'admin',
    params: OrderId,
    data: Tracking.nullable(),
  },
  'PUT /admin/order/{id}/tracking-link': {
    summary:
      'Says where the parcel of an order is followed; both null take it back. The customer is told by e-mail when it is first known on its way, and of a correction with `tell`',
    access: 'admin',
    params: OrderId,
    body: TrackingBody,
    data: Tracking.nullable(),
  },
  'GET /admin/visit': {
    summary: 'Visits counted a day by where they came from, the newest day first',
    access: 'admin',
    query: ListQueryParams,
    data: z.object({ total: z.int(), visits: z.array(z.object({ day: z.iso.date(), from: z.string(), visits: z.int() })) }),
  },
  'GET /admin/audit': {
    summary: 'Writes of administrators, their sign-ins and refused ones, newest first',
    access: 'admin',
    query: ListQueryParams.extend({
      call: z.string().max(120).optional(),
      idUser: Id.optional(),
      subject: z.enum(auditSubjects).optional(),
      /** First and last day, in the shop's time zone. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    /** `people`: everybody who stands in the log. */
    data: z.object({
      total: z.int(),
      entries: z.array(AuditEntry),
      people: z.array(z.object({ id: z.int(), email: z.string(), name: z.string() })),
    }),
  },
  'POST /admin/page/{idPage}/layout/{idLayout}/hash/check': {
    summary: 'Whether the stored picture of a section still shows its HTML',
    access: 'admin',
    unlogged: true,
    params: LayoutParams,
    body: z.object({ html: LayoutHtml }),
    data: LayoutPreview,
  },
  'PUT /admin/page/{idPage}/layout/{idLayout}/preview': {
    summary: 'Stores the picture of a section under `image`, with the hash of the HTML it was taken of',
    access: 'admin',
    params: LayoutParams,
    multipart: true,
    body: z.object({ html: LayoutHtml, hash: PreviewHash }),
    data: LayoutPreview,
  },
} as const satisfies CallTable;
