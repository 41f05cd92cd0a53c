import type { Steps } from '#domain/document/patch.ts';
import type { FieldSchema } from '../blocks.ts';

/** Props of the control of one value. */
export type ControlProps = {
  schema: FieldSchema;
  steps: Steps;
  value: unknown;
  /** Value that applies while none is set. */
  fallback: unknown;
  id: string;
  label: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Writes the value; undefined takes it away. */
  onSet: (value: unknown) => void;
};

/** The attributes that tie a native control to its label and messages. */
export const attributesOf = ({
  id,
  labelledBy,
  describedBy,
  isInvalid,
}: Pick<ControlProps, 'id' | 'labelledBy' | 'describedBy' | 'isInvalid'>) => ({
  id,
  // A value for each width has one label for its controls.
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
});
