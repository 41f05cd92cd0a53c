import type { ComponentType } from 'react';
import type { Steps } from '#domain/document/patch.ts';
import type { Entity } from '#schemas/entities/define-entity.ts';
import type { EntityKind } from '#schemas/entities/index.ts';
import type { Lang } from '#schemas/site.ts';
import type { IconName } from '#ui/icon.tsx';
import type { ControlProps } from '../form/control-props.ts';
import type { FieldSchema } from '../form/field-schema.ts';
import type { FieldTexts } from '../form/form-state.tsx';

/** Texts of the screens of a kind in one language. */
export type KindMessages = {
  count: (v: { count: number }) => string;
  /** Said where nothing matches the filters. */
  none: string;
  emptyTitle: string;
  emptyText: string;
  searchHint: string;
  /** Titles of the form's sections. */
  sections: Readonly<Record<string, string>>;
};

/** A section of a form: the name of its title among the kind's messages, and its fields. */
export type KindSection = { name: string; fields: readonly string[] };

/** A kind of entries as the panel's screens show it: its definition, its form, its texts. */
export type EntryKind = {
  /** Products have calls, and no form here yet. */
  kind: Exclude<EntityKind, 'product'>;
  entity: Entity;
  schema: FieldSchema;
  texts: Readonly<Record<Lang, { fields: Readonly<Record<string, FieldTexts>> }>>;
  messages: Readonly<Record<Lang, KindMessages>>;
  /** Address of its list below `/admin`; those of its form begin with it. */
  path: string;
  icon: IconName;
  /** Field that names an entry to people. */
  title: string;
  /** Fields that have a control, in their order; `id` and `translations` have none. */
  sections: readonly KindSection[];
  /** Values that a new entry begins with. @param today a day of the site's calendar */
  start?: (today: string) => object;
  /** Controls of its own, by name. */
  controls?: Readonly<Record<string, ComponentType<ControlProps>>>;
  /** Place of a text in another language where it does not stand beside its field; undefined: beside it. */
  placeTranslation?: (path: Steps, locale: string, value: unknown) => Steps | undefined;
};

/** Fields that nobody writes: the number is the site's to give, texts of other languages stand beside their field. */
export const unwrittenFields: readonly string[] = ['id', 'translations'];

/** Returns the name of an entry for people: its title, else its key. */
export function entryTitle({ title, entity }: Pick<EntryKind, 'title' | 'entity'>, value: Readonly<Record<string, unknown>>): string {
  const text = value[title];
  return typeof text === 'string' && text.trim() !== '' ? text : String(value[entity.key] ?? '');
}

/** The address of an entry's form. */
export const entryHref = ({ path }: Pick<EntryKind, 'path'>, key: string): string => `/admin/${path}/entry?key=${encodeURIComponent(key)}`;

/** The address of the form of a new entry, which begins as a copy where `from` names an entry. */
export const newEntryHref = ({ path }: Pick<EntryKind, 'path'>, from?: string): string =>
  `/admin/${path}/new${from === undefined ? '' : `?from=${encodeURIComponent(from)}`}`;
