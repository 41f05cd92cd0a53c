import { useEffect } from 'react';

/** The part of a drag event that is read, as a test can write one. */
export type FileDrag = Pick<DragEvent, 'defaultPrevented' | 'preventDefault' | 'target'> & {
  dataTransfer: Pick<DataTransfer, 'types' | 'dropEffect'> | null;
};

const isFileInput = (target: EventTarget | null) => target instanceof Element && target.matches('input[type="file"]');

/**
 * Refuses a file that is dragged over, or dropped on, a place that takes none. The browser would open it in place of the panel, and what
 * was typed there would be gone.
 */
export function refuseFileDrop(event: FileDrag): void {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files') || isFileInput(event.target)) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** Lets files be dropped only where something takes them, on every screen of the panel. */
export function useFileDrops(): void {
  useEffect(() => {
    // At the window: places that take files have answered before.
    window.addEventListener('dragover', refuseFileDrop);
    window.addEventListener('drop', refuseFileDrop);
    return () => {
      window.removeEventListener('dragover', refuseFileDrop);
      window.removeEventListener('drop', refuseFileDrop);
    };
  }, []);
}
