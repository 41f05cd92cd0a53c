import type { ParameterDefinition } from '#schemas/parameters/index.ts';

/** Props of every control. */
export type ControlProps = {
  definition: ParameterDefinition;
  /** Id of the control that the label names; controls made of several give it to the first. */
  id: string;
  /** The label's words, for the parts of a control that need a name of their own. */
  label: string;
  /** Id of the label, for controls made of several. */
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Typed text; undefined: none, so the default applies. */
  text: string | undefined;
  /** A stroke: gathered into one step of undo with its neighbours. */
  onType: (text: string | null) => void;
  /** A step of its own. */
  onChange: (text: string | null) => void;
};

/** The attributes that tie an input to its label and messages. */
export const attributesOf = ({ id, describedBy, isInvalid }: Pick<ControlProps, 'id' | 'describedBy' | 'isInvalid'>) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
});
