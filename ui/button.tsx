import type { ComponentPropsWithRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-styles.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The button is as wide as its place. */
  wide?: boolean;
  /** Waits for an answer: shows a ring and ignores clicks, and keeps the focus, which `disabled` would lose. */
  busy?: boolean;
};

export function Button({ variant, size, wide, busy = false, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass(variant, size, wide)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
