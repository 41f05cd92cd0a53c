import { type FormEvent, type MouseEvent, useId, useState } from 'react';
import { isPlainPress } from '#client/plain-press.ts';
import { useAuth } from '#client/shop/auth.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/list.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useDisclosure } from '../shell/use-disclosure.ts';
import type { ListNarrowing, ListState } from './list-state.ts';
import { listStyles as styles } from './list-styles.ts';
import { isSameNarrowing, type ListView, useSavedViews } from './saved-views.ts';

type ViewsRowProps = {
  /** Current search and filters of the list. */
  narrowing: ListNarrowing;
  hrefOf: ListState['hrefOf'];
  onShow: (narrowing: ListNarrowing) => void;
  /** Names the list in this browser. */
  name: string;
  /** The list's own views, beside all of it. */
  views: readonly ListView[];
};

/** Ways to look at a list: all of it, those that it comes with, and those that a person named. */
export function ViewsRow({ narrowing: current, hrefOf, onShow, name, views }: ViewsRowProps) {
  const messages = useMessages(allMessages);
  const idUser = useAuth(({ user }) => user?.id);
  const saved = useSavedViews(`${idUser ?? ''} ${name}`);
  const fixed = [{ name: messages.all, narrowing: {} }, ...views];
  const isNow = ({ narrowing }: ListView) => isSameNarrowing(narrowing, current);
  const own = saved.views.find(isNow);
  const isNew = ![...fixed, ...saved.views].some(isNow);
  if (views.length === 0 && saved.views.length === 0 && !isNew) return null;
  const link = (view: ListView, current: boolean) => (
    <a
      className={styles.view}
      href={hrefOf(view.narrowing)}
      aria-current={current ? 'true' : undefined}
      onClick={(event: MouseEvent) => {
        if (!isPlainPress(event.nativeEvent)) return;
        event.preventDefault();
        onShow(view.narrowing);
      }}
    >
      {view.name}
    </a>
  );
  return (
    <nav className={styles.views} aria-label={messages.views}>
      <ul className={styles.viewList}>
        {fixed.map((view) => (
          <li key={view.name}>{link(view, isNow(view))}</li>
        ))}
        {saved.views.map((view) => (
          <li key={view.name} className={styles.ownView}>
            {link(view, view === own)}
            {view === own && (
              <button
                type="button"
                className={styles.forget}
                aria-label={messages.forgetView({ name: view.name })}
                onClick={() => saved.remove(view.name)}
              >
                <Icon name="close" size="0.9rem" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {isNew && <SaveView onSave={(text) => saved.save({ name: text, narrowing: current })} />}
    </nav>
  );
}

/** Gives the list as it is narrowed now a name. */
function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const messages = useMessages(allMessages);
  const id = useId();
  const { isOpen, button, area } = useDisclosure<HTMLDivElement>(useSite().path);
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <div className={styles.save} {...area}>
      <button type="button" className={styles.view} aria-controls={id} {...button}>
        <Icon name="plus" size="0.95rem" />
        {messages.saveView}
      </button>
      <form id={id} className={styles.savePanel} hidden={!isOpen} onSubmit={submit}>
        <Field label={messages.viewName} name="view" maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
        <div>
          <Button type="submit" disabled={name.trim() === ''}>
            {messages.save}
          </Button>
        </div>
      </form>
    </div>
  );
}
