import { z } from 'zod';

/** An event with counted places, as who receives people there sees it. */
export const AdminEvent = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  startsAt: z.iso.datetime(),
  place: z.string(),
  seats: z.int(),
  booked: z.int(),
});
export type AdminEvent = z.infer<typeof AdminEvent>;

/** Somebody who comes to an event. */
export const AdminRegistration = z.object({
  id: z.int(),
  event: AdminEvent.pick({ id: true, slug: true, title: true, startsAt: true }).extend({ startsAt: z.iso.datetime().nullable() }),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  seats: z.int(),
  createdAt: z.iso.datetime(),
});
export type AdminRegistration = z.infer<typeof AdminRegistration>;

/** Answer to a form, or a message. */
export const AdminAnswer = z.object({
  id: z.uuid(),
  /** Null: a message, or a form that is gone. */
  idForm: z.int().nullable(),
  title: z.string(),
  /** In the words that the form had then. `file`: the number by which an admin downloads it. */
  answers: z.array(z.object({ key: z.string(), label: z.string(), value: z.string(), file: z.uuid().nullable() })),
  /** Time when a consent box was sent ticked; null: the form has none. */
  consentAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminAnswer = z.infer<typeof AdminAnswer>;
