import { useEffect } from 'react';

/** What begins another text within a field, told before the field hears of it. */
const beforehand = ['paste', 'cut', 'drop'] as const;
/** What ends or begins writing, told after the field has heard of it. `change`: a choice was made, a text was left. */
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
