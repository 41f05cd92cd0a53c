import { type ReactNode, useRef, useState } from 'react';
import { mediaStyles as styles } from './styles.ts';
import { acceptOf, type TakenFiles } from './taken-files.ts';

export type FileDropProps = {
  kinds: TakenFiles;
  isMultiple?: boolean;
  label: string;
  /** Gets what was dropped or chosen, of any kind. */
  onTake: (files: readonly File[]) => void;
  /** The button that opens the choice, and what stands beside it. */
  children: (open: () => void) => ReactNode;
};

/** A place where files are dropped, or chosen by its button. */
export function FileDrop({ kinds, isMultiple = false, label, onTake, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a second way; the button is the first.
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onTake([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={acceptOf[kinds]}
        aria-label={label}
        onChange={({ target }) => {
          if (target.files?.length) onTake([...target.files]);
          target.value = '';
        }}
      />
      {children(() => input.current?.click())}
    </div>
  );
}
