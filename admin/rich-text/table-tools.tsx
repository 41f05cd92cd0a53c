import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/rich-text.ts';
import { richTextStyles as styles } from './styles.ts';

const commands = {
  rowBefore: addRowBefore,
  rowAfter: addRowAfter,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  headerRow: toggleHeaderRow,
  deleteRow,
  deleteColumn,
  deleteTable,
} as const;

/** Actions on the table around the caret. The focus stays, so that a button can be pressed again. */
export function TableTools({ editor }: { editor: Editor }) {
  const messages = useMessages(allMessages);
  const run = (name: keyof typeof commands) => {
    commands[name](editor.state, editor.view.dispatch);
    // With the table go these buttons.
    if (!isInTable(editor.state)) editor.commands.focus();
  };
  return (
    <fieldset aria-label={messages.table} className={`${styles.tools} ${styles.tableTools}`}>
      {(Object.keys(commands) as (keyof typeof commands)[]).map((name) => (
        <button key={name} type="button" onClick={() => run(name)}>
          {messages[name]}
        </button>
      ))}
      <p className={styles.note}>{messages.tableKeys}</p>
    </fieldset>
  );
}
