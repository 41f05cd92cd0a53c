import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Opens and closes what a button controls: Escape, a press elsewhere and the focus going elsewhere close it.
 * @param place it is closed where that becomes another, e.g. another screen is shown
 */
export function useDisclosure<Area extends HTMLElement>(place: string) {
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === place;
  const area: RefObject<Area | null> = useRef(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpenedAt(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  return {
    isOpen,
    button: { ref: button, 'aria-expanded': isOpen, onClick: () => setOpenedAt(isOpen ? null : place) },
    area: {
      ref: area,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpenedAt(null);
        button.current?.focus();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !area.current?.contains(relatedTarget)) setOpenedAt(null);
      },
    },
  };
}
