import { type ReactNode, useEffect, useRef } from 'react';
import { adminStyles } from '../styles.ts';
import { listStyles as styles } from './list-styles.ts';

export type ListAndDetailProps = {
  list: ReactNode;
  /** Names the detail beside the list. */
  label: string;
  /** Detail of the chosen row; null: none, and the list has the whole width. */
  detail: ReactNode;
};

/** A list with what is chosen of it beside it; on a phone below it. */
export function ListAndDetail({ list, label, detail }: ListAndDetailProps) {
  return (
    <div className={detail ? adminStyles.two : undefined}>
      <div className={styles.card}>{list}</div>
      {detail && (
        <section className={adminStyles.panel} aria-label={label}>
          {detail}
        </section>
      )}
    </div>
  );
}

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
