import { type ComponentType, createContext, type ReactNode, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type Steps, valueAt } from '#domain/document/patch.ts';
import { pointerOf } from '#domain/document/texts.ts';
import { createValueStore, type ValueStore } from '../value-store.ts';
import type { ControlProps } from './control-props.ts';
import type { FieldSchema } from './field-schema.ts';

/** Texts of a field in one language. */
export type FieldTexts = { label: string; help?: string | undefined; options?: Readonly<Record<string, string>> };

/** Props of the parts that a form adds to a field. */
export type FieldPartProps = { path: Steps; label: string; kind: string };

/** A form: what it shows, how that changes, and what is wrong with it. Paths are whole: they begin at the form's value. */
export type FormState = {
  /** Begins the ids of its fields. */
  id: string;
  schema: FieldSchema;
  value: unknown;
  /** Writes a value; undefined takes it away. `isTyped`: a stroke of several. */
  write: (path: Steps, value: unknown, isTyped: boolean) => void;
  /** Sentences by pointer of what is wrong besides what the schema says. */
  faults?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Texts by path, `*` for the entries of a list; the schema's own where there are none. */
  texts?: Readonly<Record<string, FieldTexts>> | undefined;
  /** The values of its first fields where nothing is written; undefined: those of the schema. */
  defaults?: Readonly<Record<string, unknown>> | undefined;
  /** The other languages that texts are written in. */
  languages?: readonly { locale: string; name: string }[] | undefined;
  /** Access to texts of other languages; undefined: they stand beside their field, under `translations`. */
  translations?: { read: (path: Steps, locale: string) => string; write: (path: Steps, locale: string, text: string) => void } | undefined;
  /** Place of a text in another language where it does not stand beside its field; undefined: beside it. */
  placeTranslation?: ((path: Steps, locale: string, value: unknown) => Steps | undefined) | undefined;
  /** Returns whether the texts of a field in other languages stand open; undefined or false: behind a button. */
  opensTranslations?: ((path: Steps) => boolean) | undefined;
  /** Stands beside the label of a text in another language. */
  TranslationMarks?: ComponentType<FieldPartProps> | undefined;
  /** Whoever has just begun is not told what is still missing: `faults` says it when the time has come. */
  hidesMissing?: boolean | undefined;
  /** Changes of entries of lists; undefined: their list is written. */
  entries?:
    | {
        insert: (list: Steps, index: number, value: unknown) => void;
        move: (list: Steps, from: number, to: number) => void;
        remove: (list: Steps, index: number) => void;
      }
    | undefined;
  /** Data that fills a field instead of its own value, by the field's name. */
  bound?: Readonly<Record<string, string>> | undefined;
  /** Controls by name. */
  controls: Readonly<Record<string, ComponentType<ControlProps>>>;
  /** The names of fields stand beside their help, as people look them up by them. */
  isNamed?: boolean;
  /** Stands beside the label of each field. */
  Marks?: ComponentType<FieldPartProps> | undefined;
  /** Stands below each field. */
  Below?: ComponentType<FieldPartProps> | undefined;
  /** Data for its own controls and parts. */
  context?: unknown;
};

const FormStore = createContext<ValueStore<FormState> | null>(null);

/** Gives the form to the fields in it. They render again when what they read of it changes, not when the form does. */
export function FormProvider({ state, children }: { state: FormState; children: ReactNode }): ReactNode {
  const [store] = useState(() => createValueStore(state));
  useLayoutEffect(() => store.write(state));
  return <FormStore value={store}>{children}</FormStore>;
}

function useStore(): ValueStore<FormState> {
  const store = use(FormStore);
  if (!store) throw new Error('a field needs a Form above it');
  return store;
}

/** Reads the form where something happens. @throws Error outside a Form */
export const useReadForm = (): (() => FormState) => useStore().read;

/** A part of the form, which the caller renders again for. `select` gives the same object for the same form. @throws Error outside a Form */
export function useForm<T>(select: (form: FormState) => T): T {
  const { subscribe, read } = useStore();
  const snapshot = () => select(read());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** The value at a path, or what `select` gives of it. @throws Error outside a Form */
export const useValue = (path: Steps, select: (value: unknown) => unknown = (value) => value): unknown =>
  useForm((form) => select(valueAt(form.value, path)));

/** The id of a field's control, the same at every rendering: faults lead to it. */
export const fieldIdOf = (form: string, path: Steps): string => `${form}${pointerOf(path).replaceAll('/', '-')}`;

/** The id of the element around a field. */
export const frameId = (id: string): string => `${id}-field`;
