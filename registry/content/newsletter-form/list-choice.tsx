import { useId } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { newsletterStyles as styles } from './styles.ts';

export type ListChoiceProps = {
  legend: string;
  error?: string | undefined;
  lists: readonly { id: number; name: string; description?: string }[];
  isTicked: (id: number) => boolean;
  onTick: (id: number, isTicked: boolean) => void;
};

/** Newsletters to choose from, a tick box each. */
export function ListChoice({ legend, error, lists, isTicked, onTick }: ListChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.lists} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
      {lists.map(({ id, name, description }) => (
        <Checkbox
          key={id}
          label={name}
          hint={description || undefined}
          name="list"
          checked={isTicked(id)}
          onChange={(event) => onTick(id, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
