import type { ReactNode } from 'react';
import { adminStyles as styles } from '../styles.ts';

type OpenDetailProps = {
  isOpen: boolean;
  onOpen: () => void;
  /** Below it, e.g. whom it is about. */
  note: ReactNode;
  children: ReactNode;
};

/** The name of a row, which opens it beside the list. */
export function OpenDetail({ isOpen, onOpen, note, children }: OpenDetailProps) {
  return (
    <span className={styles.lines}>
      <button type="button" className={styles.open} aria-current={isOpen} onClick={onOpen}>
        {children}
      </button>
      <span className={styles.muted}>{note}</span>
    </span>
  );
}
