import { useEffect } from 'react';

/** Events that begin another text within a field, handled before the field handles them. */
const beforehand = ['paste', 'cut', 'drop'] as const;
/** Events that end or begin writing, handled after the field has handled them. `change`: a choice was made, or a text field was left. */
const afterwards = ['focusin', 'focusout', 'change'] as const;

/** Tells where a step of undo ends: at a field that gets or loses the focus, a choice, a new line, something pasted, cut or dropped. */
export function useMarks(mark: () => void): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const newLine = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Enter' && !isComposing) mark();
    };
    for (const type of beforehand) window.addEventListener(type, mark, { capture: true, signal });
    for (const type of afterwards) window.addEventListener(type, mark, { signal });
    window.addEventListener('keydown', newLine, { capture: true, signal });
    return () => controller.abort();
  }, [mark]);
}
