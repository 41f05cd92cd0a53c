import type { ReactNode, Ref } from 'react';
import { alertStyles } from './alert-styles.ts';

export type AlertProps = {
  tone: 'info' | 'success' | 'warning' | 'error';
  title?: string | undefined;
  children?: ReactNode;
  /** Read out when it appears: errors at once, the rest politely. Leave out for what was there from the start. */
  live?: boolean;
  /** For moving the focus here, e.g. to an error summary. */
  ref?: Ref<HTMLDivElement>;
};

/** A message in the page, with the way out among its children. */
export function Alert({ tone, title, children, live = false, ref }: AlertProps) {
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div ref={ref} className={alertStyles.alert} data-tone={tone} role={role} tabIndex={ref ? -1 : undefined}>
      {title && <p className={alertStyles.title}>{title}</p>}
      {children}
    </div>
  );
}
