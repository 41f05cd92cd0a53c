import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { modalStyles } from './modal-styles.ts';
import { useModal } from './use-modal.ts';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays in view below the scrolling content, e.g. a total and a button. */
  footer?: ReactNode;
};

type Shape = 'dialog' | 'drawer';

function Modal({ open, onClose, title, closeLabel, children, footer, shape }: ModalProps & { shape: Shape }) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={`${modalStyles.modal} ${modalStyles[shape]}`} aria-labelledby={titleId} data-shape={shape}>
      {open && (
        <div className={modalStyles.inner}>
          <header className={modalStyles.header}>
            {/* biome-ignore lint/a11y/noAutofocus: a dialog that opens must take the focus; its title says where one is. */}
            <h2 className={modalStyles.title} id={titleId} tabIndex={-1} autoFocus>
              {title}
            </h2>
            <button type="button" className={modalStyles.close} onClick={onClose} aria-label={closeLabel}>
              <Icon name="close" />
            </button>
          </header>
          <div className={modalStyles.body}>{children}</div>
          {footer && <footer className={modalStyles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** A modal window in the middle of the screen. */
export const Dialog = (props: ModalProps) => <Modal {...props} shape="dialog" />;

/** A modal panel: from the right on a wide screen, from below on a phone, where it leaves the top free for messages. */
export const Drawer = (props: ModalProps) => <Modal {...props} shape="drawer" />;
