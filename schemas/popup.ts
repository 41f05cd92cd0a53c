import { z } from 'zod';
import { Image } from './site.ts';

/** Event that opens a popup: the page loads, some seconds pass, part of the page is scrolled, or the pointer leaves the window. */
export const PopupTrigger = z.enum(['load', 'delay', 'scroll', 'exit']);

/** A popup as GET /popup/{id} answers it. */
export const Popup = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** Sanitised. */
  html: z.string(),
  image: Image.nullable(),
  link: z.string().nullable(),
  linkLabel: z.string(),
  trigger: PopupTrigger,
  /** Seconds of `delay`. */
  delaySeconds: z.int().min(0),
  /** Share of the page in per cent, of `scroll`. */
  scrollPercent: z.int().min(1).max(100),
  /** Opens on every load: that it was opened or closed is not remembered. */
  showOnEveryReload: z.boolean(),
  /** Days for which it stays closed once somebody closed it. */
  restDays: z.int().min(0),
});
export type Popup = z.infer<typeof Popup>;
