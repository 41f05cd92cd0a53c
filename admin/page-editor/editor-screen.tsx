import { useEffect, useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/page-editor.ts';
import type { DocumentName } from '#schemas/edited-document.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { editorStyles } from '../parameters/styles.ts';
import { ScreenTitle } from '../shell/screen-title.tsx';
import { type EditorBlocks, loadBlocks } from './blocks.ts';
import { EditorView } from './editor-view.tsx';
import { useEditor } from './use-editor.ts';

/** The editor of a page's or a shared component's document. */
export function EditorScreen({ kind, name }: DocumentName) {
  const messages = useMessages(allMessages);
  const [blocks, setBlocks] = useState<EditorBlocks | 'failed' | null>(null);
  const { lang } = useSite();
  const load = () => {
    setBlocks(null);
    loadBlocks(lang).then(setBlocks, () => setBlocks('failed'));
  };
  useEffect(() => {
    loadBlocks(lang).then(setBlocks, () => setBlocks('failed'));
  }, [lang]);
  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      {blocks === null && <Wait />}
      {blocks === 'failed' && <RetryAlert text={messages.unreadable} label={messages.retry} onRetry={load} />}
      {blocks !== null && blocks !== 'failed' && <Opened key={`${kind}-${name}`} kind={kind} name={name} blocks={blocks} />}
    </>
  );
}

function Wait() {
  const messages = useMessages(allMessages);
  return (
    <div className={editorStyles.notice}>
      <Skeleton label={messages.loading} bars={[3, 24]} />
    </div>
  );
}

function Opened({ kind, name, blocks }: DocumentName & { blocks: EditorBlocks }) {
  const messages = useMessages(allMessages);
  const [params] = useState<DocumentName>({ kind, name });
  const editor = useEditor(params, blocks, messages);
  if (editor.status === 'loading') return <Wait />;
  if (editor.status !== 'unreadable') return <EditorView editor={editor} />;
  const { failure, send } = editor;
  return (
    <div className={editorStyles.notice}>
      <RetryAlert
        text={failure && failure.status > 0 ? failure.message : messages.unreadable}
        label={messages.retry}
        onRetry={() => send({ type: 'editor.retry' })}
      />
    </div>
  );
}
