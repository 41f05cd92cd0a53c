import { type ReactNode, useId } from 'react';
import type { ModalProps } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { useModal } from '#ui/use-modal.ts';
import { dialogStyles as styles } from './styles.ts';

/** A wide dialog of the panel; on a phone it takes the whole screen. */
export function PanelDialog({ open, onClose, title, closeLabel, children, footer }: ModalProps): ReactNode {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId}>
      {open && (
        <div className={styles.inner}>
          <header className={styles.head}>
            {/* biome-ignore lint/a11y/noAutofocus: a dialog that opens must take the focus; its title says where one is. */}
            <h2 id={titleId} tabIndex={-1} autoFocus>
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
              <Icon name="close" />
            </button>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
