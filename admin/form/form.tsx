import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { ControlProps } from './control-props.ts';
import { controls } from './controls.ts';
import { Fields } from './fields.tsx';
import { FormProvider, type FormState } from './form-state.tsx';

export type FormProps = Omit<FormState, 'controls'> & {
  /** Controls of its own, by name: others than the usual, or usual ones that are told more. The same object at every rendering. */
  controls?: Readonly<Record<string, ComponentType<ControlProps>>>;
  /** Its fields as a page of its own lays them out; all of them by default. */
  children?: ReactNode;
};

/** A form made from a schema: of settings, of a block's properties, of an entity. */
export function Form({ controls: own, children = <Fields />, ...form }: FormProps): ReactNode {
  const all = useMemo(() => ({ ...controls, ...own }), [own]);
  return <FormProvider state={{ ...form, controls: all }}>{children}</FormProvider>;
}
