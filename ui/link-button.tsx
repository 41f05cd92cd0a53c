import type { ComponentPropsWithRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-styles.ts';

export type LinkButtonProps = Omit<ComponentPropsWithRef<'a'>, 'className'> & {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
};

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass(variant, size, wide)}>
      {children}
    </a>
  );
}
