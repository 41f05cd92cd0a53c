import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { findLayout } from '#domain/document/nodes.ts';
import { textsOfLayouts } from '#domain/document/texts.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor.ts';
import type { CallInput } from '#schemas/calls/index.ts';
import { FailureAlert } from '../../call/failure-alert.tsx';
import { usePanelMutation } from '../../call/use-panel-mutation.ts';
import { controlStyles } from '../../form/control-styles.ts';
import { formStyles } from '../../form/styles.ts';
import { editorStyles } from '../../parameters/styles.ts';
import type { Editor } from '../use-editor.ts';

/** A section of the page: its name in the outline, its place, and saving it to begin from elsewhere. */
export function SectionForm({ editor, id }: { editor: Editor; id: number }) {
  const messages = useMessages(allMessages);
  const { document, run } = editor;
  const [name, setName] = useState<string | null>(null);
  const saving = usePanelMutation({
    mutationFn: (body: CallInput<'POST /admin/template'>['body']) => browserApi.call('POST /admin/template', { body }),
    done: messages.templateSaved,
  });
  const found = findLayout(document, id);
  if (!found) return null;
  const { layout, position } = found;
  return (
    <div className={formStyles.form}>
      <div className={formStyles.field}>
        <label className={formStyles.label} htmlFor="section-name">
          {messages.sectionName}
        </label>
        <input
          id="section-name"
          className={controlStyles.input}
          value={layout.name}
          onChange={(event) => run({ do: 'layout.rename', id, name: event.target.value })}
        />
      </div>
      <div className={editorStyles.buttons}>
        <button
          type="button"
          className={editorStyles.press}
          disabled={position === 0}
          onClick={() => run({ do: 'layout.move', id, index: position - 1 })}
        >
          {messages.moveUp}
        </button>
        <button
          type="button"
          className={editorStyles.press}
          disabled={position === document.layouts.length - 1}
          onClick={() => run({ do: 'layout.move', id, index: position + 2 })}
        >
          {messages.moveDown}
        </button>
        <button type="button" className={editorStyles.press} onClick={() => run({ do: 'layout.duplicate', id })}>
          {messages.duplicate}
        </button>
        <button type="button" className={editorStyles.press} onClick={() => run({ do: 'layout.delete', id })}>
          {messages.delete}
        </button>
      </div>
      <form
        className={formStyles.field}
        onSubmit={(event) => {
          event.preventDefault();
          const translations = textsOfLayouts(document, [layout]);
          saving.mutate({ name: (name ?? layout.name).trim(), layouts: [layout], ...(translations && { translations }) });
        }}
      >
        <label className={formStyles.label} htmlFor="template-name">
          {messages.saveAsTemplate}
        </label>
        <div className={controlStyles.row}>
          <input
            id="template-name"
            className={`${controlStyles.input} ${controlStyles.stretch}`}
            required
            maxLength={80}
            value={name ?? layout.name}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className={editorStyles.press} disabled={saving.isPending}>
            {messages.save}
          </button>
        </div>
        <FailureAlert failure={saving.failure} />
      </form>
    </div>
  );
}
