import type { ReactNode } from 'react';
import type { Steps } from '#domain/document/patch.ts';
import { pointerOf } from '#domain/document/texts.ts';
import type { ControlProps } from './control-props.ts';
import { controlStyles } from './control-styles.ts';
import { frameId } from './form-state.tsx';
import { formStyles as styles } from './styles.ts';

/** Props that tie a control to its label, help and faults. */
type Tied = Pick<ControlProps, 'id' | 'labelledBy' | 'describedBy' | 'isInvalid'>;

export type FieldFrameProps = {
  id: string;
  path: Steps;
  kind?: string;
  label: string;
  /** The label names several controls, and points at none. */
  isGroup?: boolean;
  /** The control stands beside its label. */
  isBeside?: boolean;
  marks?: ReactNode;
  faults: readonly string[];
  help?: string | undefined;
  name?: string | undefined;
  below?: ReactNode;
  children: (control: Tied) => ReactNode;
};

/** Label, control, faults and help of one field. Faults are part of the control's description: whoever comes to it hears them. */
export function FieldFrame({ id, path, kind, label, isGroup, isBeside, marks, faults, help, name, below, children }: FieldFrameProps) {
  const labelId = `${id}-label`;
  const faultId = faults.length > 0 ? `${id}-fault` : '';
  const helpId = help ? `${id}-help` : undefined;
  const describedBy = `${faultId} ${helpId ?? ''}`.trim() || undefined;
  const control = children({ id, labelledBy: labelId, describedBy, isInvalid: faults.length > 0 });
  const Label = isGroup ? 'span' : 'label';
  return (
    <div id={frameId(id)} className={styles.field} data-field={pointerOf(path)} data-kind={kind}>
      <div className={styles.head}>
        {isBeside && control}
        <Label id={labelId} className={styles.label} {...(!isGroup && { htmlFor: id })}>
          {label}
        </Label>
        <span className={styles.marks}>{marks}</span>
      </div>
      {!isBeside && control}
      {faults.length > 0 && (
        <div id={faultId} className={styles.faults}>
          {faults.map((fault) => (
            <p key={fault} className={styles.fault}>
              {fault}
            </p>
          ))}
        </div>
      )}
      {below}
      {(help || name) && (
        <p className={styles.help}>
          <span id={helpId}>{help?.replace(/ (?=[:;?!»])/g, '\u00a0')}</span>
          {name && <code className={controlStyles.mono}>{name}</code>}
        </p>
      )}
    </div>
  );
}
