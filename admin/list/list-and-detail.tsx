import { type ReactNode, useEffect, useRef } from 'react';
import { adminStyles as styles } from '../styles.ts';

export type ListAndDetailProps = {
  list: ReactNode;
  /** Names the detail beside the list. */
  label: string;
  /** What was chosen; null: nothing yet, then `hint` says what to do. */
  detail: ReactNode;
  hint: string;
};

/** A list with what is chosen of it beside it; on a phone below it. */
export function ListAndDetail({ list, label, detail, hint }: ListAndDetailProps) {
  return (
    <div className={styles.two}>
      <div className={styles.panel}>{list}</div>
      <section className={styles.panel} aria-label={label}>
        {detail ?? <p className={styles.muted}>{hint}</p>}
      </section>
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
