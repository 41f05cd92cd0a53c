import { type MouseEvent, useId, useRef } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/page/modal.ts';
import type { ModalProps } from '#registry/generated/modal.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { closesDialog, opensDialog } from '../layout/dialog-buttons.ts';
import { placeInRow } from '../layout/layout-styles.ts';
import { modalBlockStyles as styles } from './styles.ts';
import { useHashDialog } from './use-hash-dialog.ts';

/** A window on a native dialog: Escape, the focus kept inside and given back are the browser's. */
export function Modal({ node, slots }: BlockProps<ModalProps>) {
  const messages = useMessages(allMessages);
  const { button, title, anchor, showButton, variant, align, width } = node.props;
  const ownId = useId();
  const id = anchor ?? `${ownId}window`;
  const dialog = useRef<HTMLDialogElement>(null);
  useHashDialog(dialog, anchor);
  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current && dialog.current.open) dialog.current.close();
  };
  return (
    <>
      {showButton && (
        <div className={placeInRow[align]}>
          <Button {...opensDialog(id)} variant={variant}>
            {button}
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        className={`${styles.dialog} ${styles.widths[width]}`}
        aria-labelledby={`${ownId}title`}
        onClick={onBackdrop}
      >
        <div className={styles.inner}>
          <div className={styles.head}>
            <h2 className={styles.title} id={`${ownId}title`}>
              {title}
            </h2>
            <button {...closesDialog(id)} type="button" className={styles.close} aria-label={messages.close}>
              <Icon name="close" />
            </button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
          <section className={styles.body} tabIndex={0} aria-labelledby={`${ownId}title`}>
            {slots.default}
          </section>
        </div>
      </dialog>
    </>
  );
}
export default Modal;
