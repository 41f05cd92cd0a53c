import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/rich-text.ts';
import { readValue } from '#schemas/parameters/index.ts';
import { controlStyles } from '../form/control-styles.ts';
import { definitionOf } from '../parameters/definitions.ts';
import { editorStyles } from '../parameters/styles.ts';
import { setLink } from './formats.ts';
import { richTextStyles as styles } from './styles.ts';

/** Any setting that holds an address knows which addresses are fit for a link. */
const isAddress = (href: string) => {
  const definition = definitionOf.get('PROMOTE_MESSAGE_LINK');
  return href !== '' && definition !== undefined && 'value' in readValue(definition, href);
};

type Props = { editor: Editor; href: string; onDone: () => void };

/** The address of a link: of what is selected, or of the link around the caret. */
export function LinkRow({ editor, href, onDone }: Props) {
  const messages = useMessages(allMessages);
  const [typed, setTyped] = useState(href);
  const set = (address: string | null) => {
    if (address !== null && !isAddress(address)) return;
    setLink(editor.state, editor.view.dispatch, address);
    editor.commands.focus();
    onDone();
  };
  return (
    <div className={styles.linkRow}>
      <input
        className={`${controlStyles.input} ${controlStyles.stretch}`}
        aria-label={messages.linkTo}
        aria-invalid={(typed !== '' && !isAddress(typed)) || undefined}
        placeholder="https://…"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && set(typed)}
      />
      <button type="button" className={editorStyles.press} disabled={!isAddress(typed)} onClick={() => set(typed)}>
        {messages.apply}
      </button>
      {href !== '' && (
        <button type="button" className={editorStyles.press} onClick={() => set(null)}>
          {messages.unlink}
        </button>
      )}
    </div>
  );
}
