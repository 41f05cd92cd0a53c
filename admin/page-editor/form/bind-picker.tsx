import { useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as bindMessages } from '#messages/generated/admin/page-editor/form/bind-paths.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor/form.ts';
import { controlStyles } from '../../form/control-styles.ts';
import type { FieldPartProps } from '../../form/form-state.tsx';
import { formStyles as styles } from '../../form/styles.ts';
import { PanelDialog } from '../../parameters/dialogs/panel-dialog.tsx';
import { editorStyles } from '../../parameters/styles.ts';
import { bindPaths } from './bind-paths.ts';
import { useBlock } from './block-context.ts';

/** Beside a prop of a block: joins it to a field of what the page is about, such as the product of a product sheet, or frees it. */
export const BindPicker = ({ path, label, kind }: FieldPartProps) =>
  path.length === 1 && kind !== 'list' && kind !== 'group' && <Picker name={String(path[0])} label={label} />;

function Picker({ name, label }: { name: string; label: string }) {
  const messages = useMessages(allMessages);
  const names = useMessages(bindMessages);
  const id = useBlock(({ node }) => node.id);
  const run = useBlock((block) => block.run);
  const screen = useBlock((block) => block.screen);
  const [isOpen, setIsOpen] = useState(false);
  const bound = useBlock(({ node }) => node.bind?.[name]);
  const [typed, setTyped] = useState(bound ?? '');
  const set = (path: string | null) => {
    run({ do: 'bind.set', id, prop: name, path });
    setIsOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        data-on={bound !== undefined || undefined}
        aria-label={messages.bindOf({ label })}
        title={messages.bindOf({ label })}
        onClick={() => setIsOpen(true)}
      >
        {'{ }'}
      </button>
      <PanelDialog open={isOpen} onClose={() => setIsOpen(false)} title={messages.bindOf({ label })} closeLabel={messages.close}>
        <div className={styles.picker}>
          <p className={controlStyles.note}>{messages.bindHint}</p>
          {bindPaths(screen).map(({ title, paths }) => (
            <section key={title} aria-label={names.groups[title]}>
              <h3 className={styles.label}>{names.groups[title]}</h3>
              <div className={styles.paths}>
                {paths.map((path) => (
                  <button key={path} type="button" className={editorStyles.press} aria-pressed={path === bound} onClick={() => set(path)}>
                    {names.paths[path]}
                  </button>
                ))}
              </div>
            </section>
          ))}
          <form
            className={controlStyles.row}
            onSubmit={(event) => {
              event.preventDefault();
              // A form of React's tree submits the one around it as well, were there any.
              event.stopPropagation();
              if (typed !== '') set(typed);
            }}
          >
            <label className={styles.search}>
              {messages.otherPath}
              <input
                className={controlStyles.input}
                value={typed}
                pattern="[A-Za-z0-9_]+(\.[A-Za-z0-9_]+)*"
                onChange={(event) => setTyped(event.target.value)}
              />
            </label>
            <button type="submit" className={editorStyles.press} disabled={typed === ''}>
              {messages.bind}
            </button>
          </form>
          {bound !== undefined && (
            <button type="button" className={editorStyles.press} onClick={() => set(null)}>
              {messages.unbind}
            </button>
          )}
        </div>
      </PanelDialog>
    </>
  );
}
