import { z } from 'zod';
import { Link } from '../href.ts';
import { ArchiveId } from '../id.ts';
import { PopupTrigger } from '../popup.ts';
import { translationsOf } from '../translation.ts';
import { defineEntity, type EntityValue } from './define-entity.ts';
import { field } from './field.ts';
import { AnyPicture, NameWithLetter } from './parts.ts';

/** A popup; a document says where by a block that names it. */
export const popup = defineEntity({
  kind: 'popup',
  file: 'popups.json',
  key: 'slug',
  gone: 'removed',
  right: 'content',
  list: {
    columns: ['title', 'trigger', 'restDays'],
    search: ['title', 'slug'],
    filters: ['trigger'],
    sort: ['title'],
    bulk: ['trigger', 'delaySeconds', 'scrollPercent', 'showOnEveryReload', 'restDays'],
  },
  value: z.object({
    id: ArchiveId,
    slug: NameWithLetter,
    title: z.string().min(1).max(160),
    html: field(z.string(), { html: true }).default(''),
    picture: AnyPicture.nullable().default(null),
    link: Link.nullable().default(null),
    linkLabel: z.string().max(60).default(''),
    trigger: PopupTrigger.default('delay'),
    delaySeconds: field(z.int().min(0).max(600).default(8), { when: { eq: ['trigger', 'delay'] } }),
    scrollPercent: field(z.int().min(1).max(100).default(50), { when: { eq: ['trigger', 'scroll'] } }),
    showOnEveryReload: z.boolean().default(false),
    restDays: z.int().min(0).max(365).default(7),
    translations: translationsOf({ title: z.string(), html: z.string(), alt: z.string(), linkLabel: z.string() }),
  }),
});
export type ShownPopup = EntityValue<typeof popup>;
