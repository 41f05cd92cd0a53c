import type { Steps } from '#domain/document/patch.ts';
import { pointerOf } from '#domain/document/texts.ts';
import type { FieldSchema } from './field-schema.ts';

/** Props of the control of one value. Faults stand below it. */
export type ControlProps = {
  schema: FieldSchema;
  path: Steps;
  /** undefined: none, or null. */
  value: unknown;
  /** Value that applies while none is set. */
  fallback: unknown;
  id: string;
  label: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** The value may be missing. */
  isNullable: boolean;
  /** Labels of the values of a choice. */
  options?: Readonly<Record<string, string>> | undefined;
  /** The language that is written. */
  lang?: string | undefined;
  /** Writes the value; undefined takes it away. `isTyped`: a stroke of several. */
  write: (value: unknown, isTyped?: boolean) => void;
};

type Tied = Pick<ControlProps, 'id' | 'path' | 'labelledBy' | 'describedBy' | 'isInvalid' | 'lang'>;

/** The attributes that tie a control to its path, its label and its messages. */
export const attributesOf = ({ id, path, labelledBy, describedBy, isInvalid, lang }: Tied) => ({
  id,
  lang,
  'data-path': pointerOf(path),
  // A value for each width has one label for its controls.
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
});

/** The same for controls made of several: they are a group, and its first control has the id. */
export const groupAttributesOf = ({ path, labelledBy, describedBy }: Tied) => ({
  'data-path': pointerOf(path),
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
});
