import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Opens and closes a native modal dialog with `open`. The browser does the rest: it keeps the focus inside and restores it afterwards,
 * handles Escape, and makes the page behind inert.
 *
 * @returns what to spread on the dialog; pressing the backdrop closes it.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref: RefObject<HTMLDialogElement | null> = useRef(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  return {
    ref,
    // A dialog tells of its closing in a task of its own, by which time the next click may have opened it again: only a closing
    // that `open` does not know of yet is a person's.
    onClose: () => {
      if (open && !ref.current?.open) onClose();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === ref.current) onClose();
    },
  };
}
