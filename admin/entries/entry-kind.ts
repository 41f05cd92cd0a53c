import type { ComponentType } from 'react';
import type { EntryValue } from '#client/queries/entries.ts';
import type { Steps } from '#domain/document/patch.ts';
import type { Rule } from '#schemas/cms/document.ts';
import type { Entity } from '#schemas/entities/define-entity.ts';
import type { EntityKind } from '#schemas/entities/index.ts';
import type { Lang } from '#schemas/site.ts';
import type { IconName } from '#ui/icon.tsx';
import type { ControlProps } from '../form/control-props.ts';
import type { FieldSchema } from '../form/field-schema.ts';
import type { FieldTexts } from '../form/form-state.tsx';
import type { ListNarrowing } from '../list/list-state.ts';
import type { StoredEntry } from './stored-entry.ts';

/** Texts of the screens of a kind in one language. */
export type KindMessages = {
  count: (v: { count: number }) => string;
  /** Heads of columns, and names of filters, that are not called as their field is. */
  columns?: Readonly<Record<string, string>>;
  /** Actions that set fields of several entries in one press. */
  settings?: Readonly<Record<string, { label: string; ask: string; text: string; done: (v: { count: number }) => string }>>;
  /** Screens that do something with several entries. */
  links?: Readonly<Record<string, string>>;
  /** Said where nothing matches the filters. */
  none: string;
  emptyTitle: string;
  emptyText: string;
  searchHint: string;
  /** Titles of the form's sections. */
  sections: Readonly<Record<string, string>>;
};

/** A section of a form: the name of its title among the kind's messages, and its fields. */
export type KindSection = {
  name: string;
  fields: readonly string[];
  /** It is closed while nothing is in it, until one opens it: few entries need it. */
  isFolded?: boolean;
  /** It is shown where this holds of the entry. */
  when?: Rule;
};

/** Outcome of what is done after a save: the entry as it stands then, and why something of it could not be done. */
export type AfterSave = { entry: StoredEntry; failure: string | null };

/** A choice of a filter: its value in the address, and the text that the list call takes for it. */
export type FilterChoice = { value: string; label: string; text: string };

/** A kind of entries as the panel's screens show it: its definition, its form, its texts. */
export type EntryKind = {
  kind: EntityKind;
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
  /** Adds what follows from a change of its form. @param base the state that the form began with */
  follow?: (next: EntryValue, before: EntryValue, base: EntryValue) => EntryValue;
  /** Writes what other calls than its own write, such as the stock, once it is saved. @param base the state that the form began with */
  afterSave?: (saved: StoredEntry, written: EntryValue, base: EntryValue, lang: Lang) => Promise<AfterSave>;
  /** Address of the entry in the shop; undefined: it has none, or nobody sees it there. */
  siteHref?: (value: EntryValue) => string | undefined;
  /** Stands below the form of a stored entry. */
  More?: ComponentType<{ value: EntryValue }>;
  /** Stands above its list, beside what makes a new entry. */
  ListActions?: ComponentType<{ narrowing: ListNarrowing }>;
  /** Addresses of screens that do something with several entries, by name. @param narrowing search and filters that found them */
  links?: Readonly<Record<string, (keys: readonly string[], narrowing: ListNarrowing) => string>>;
  /** Columns of its list beside the name; those of its definition unless given. */
  columns?: readonly string[];
  /** Choices of a filter whose values its field does not say; undefined: those of its field. */
  filterChoices?: (field: string, lang: Lang) => readonly FilterChoice[] | undefined;
  /** Fields that are set together for several entries in one press, by the name of the action; of those that differ alone. */
  settings?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Cells of its list that are not what their field says, by field. */
  cells?: Readonly<Record<string, ComponentType<{ row: EntryValue }>>>;
  /** Controls of its own, by name. */
  controls?: Readonly<Record<string, ComponentType<ControlProps>>>;
  /** Place of a text in another language where it does not stand beside its field; undefined: beside it. */
  placeTranslation?: (path: Steps, locale: string, value: unknown) => Steps | undefined;
};

/** Fields that nobody writes: the number is the site's to give, texts of other languages stand beside their field. */
export const unwrittenFields: readonly string[] = ['id', 'translations'];

/** Returns what a column of the list, or the filter of a field, is called. */
export const columnLabel = ({ messages, texts }: Pick<EntryKind, 'messages' | 'texts'>, field: string, lang: Lang): string =>
  messages[lang].columns?.[field] ?? texts[lang].fields[field]?.label ?? field;

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
