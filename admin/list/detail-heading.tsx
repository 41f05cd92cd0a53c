import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of what was chosen of a list, keyed by it. It takes the focus as it comes: on a phone it is below the list. */
export function DetailHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
