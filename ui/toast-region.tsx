import { useEffect, useRef } from 'react';
import { IconPath } from './icon-path.tsx';
import { toastStyles } from './toast-styles.ts';

export type Toast = { id: number; kind: 'success' | 'info' | 'error'; text: string };

export type ToastRegionProps = {
  /** Name of the region, e.g. "Messages". */
  label: string;
  dismissLabel: string;
  /** The icon of the button that dismisses a message, as its path: every page loads this code, and not the set of icons. */
  dismissIcon: string;
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
};

/**
 * Short messages at the top right. The live region is in the page from the start, as it must be to be read out. It is a popover,
 * put back on top when a dialog is open or opens beside a message.
 */
export function ToastRegion({ label, dismissLabel, dismissIcon, toasts, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    const element = region.current;
    if (!element || typeof element.showPopover !== 'function') return;
    const rise = () => {
      if (element.matches(':popover-open')) element.hidePopover();
      element.showPopover();
    };
    const onToggle = ({ target }: Event) => {
      if (newest !== undefined && target instanceof HTMLDialogElement && target.open) rise();
    };
    if (!element.matches(':popover-open') || document.querySelector('dialog:modal')) rise();
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [newest]);

  return (
    <section ref={region} popover="manual" className={toastStyles.region} aria-label={label}>
      <div className={toastStyles.list} role="status" aria-live="polite" aria-atomic="false">
        {toasts.map((toast) => (
          <p key={toast.id} className={toastStyles.toast} data-tone={toast.kind}>
            <span>{toast.text}</span>
            <button type="button" className={toastStyles.dismiss} onClick={() => onDismiss(toast.id)} aria-label={dismissLabel}>
              <IconPath path={dismissIcon} size="1.1rem" />
            </button>
          </p>
        ))}
      </div>
    </section>
  );
}
