import { useId, useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { queryClient } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { readFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/form/font.ts';
import { editorStyles } from '../../parameters/styles.ts';
import { controlStyles } from '../control-styles.ts';
import { fontStyles as styles } from './font-styles.ts';

type Sending = { done: number; all: number };

/** `Lora-700-Italic.woff2` → `Lora`: what a family is probably called. */
const familyIn = (file: string) =>
  file
    .replace(/\.\w+$/, '')
    .replace(/[-_]?(?:\d{3}|variable|regular|italic|bold|light|medium|thin|black|wght|latin).*$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim();

/** Adds font files to the site, one after another so that the bar says how far it is. */
export function FontUpload({ onAdded }: { onAdded: (family: string) => void }) {
  const messages = useMessages(allMessages);
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const [family, setFamily] = useState('');
  const [sending, setSending] = useState<Sending | null>(null);
  const [message, setMessage] = useState<{ isFault: boolean; text: string } | null>(null);

  const nameAfter = (chosen: FileList | null) => {
    const [first] = chosen ?? [];
    if (first && family === '') setFamily(familyIn(first.name));
  };
  const send = async () => {
    const chosen = [...(files.current?.files ?? [])];
    if (chosen.length === 0 || family.trim() === '' || sending) return;
    setMessage(null);
    let name = family.trim();
    for (const [index, file] of chosen.entries()) {
      setSending({ done: index, all: chosen.length });
      try {
        const body = { family: name, images: [file] };
        name = (await browserApi.call('POST /admin/font', { body })).family;
      } catch (error) {
        const { message: why, fieldErrors } = readFailure(error);
        setMessage({ isFault: true, text: messages.refused({ file: file.name, why: fieldErrors[0]?.error ?? why }) });
        setSending(null);
        return;
      }
    }
    setSending(null);
    setMessage({ isFault: false, text: messages.sent({ family: name }) });
    await queryClient().invalidateQueries({ queryKey: ['fonts'] });
    onAdded(name);
  };

  return (
    <fieldset
      className={styles.upload}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!files.current || event.dataTransfer.files.length === 0) return;
        files.current.files = event.dataTransfer.files;
        nameAfter(event.dataTransfer.files);
      }}
    >
      <legend>{messages.upload}</legend>
      <p className={controlStyles.note}>{messages.uploadHelp}</p>
      <label htmlFor={`${id}-files`}>{messages.files}</label>
      <input
        ref={files}
        id={`${id}-files`}
        type="file"
        multiple
        accept=".woff2,.woff,.ttf,.otf,font/woff2,font/woff,font/ttf,font/otf"
        onChange={(event) => nameAfter(event.target.files)}
      />
      <label htmlFor={`${id}-family`}>{messages.family}</label>
      <input
        id={`${id}-family`}
        className={controlStyles.input}
        value={family}
        maxLength={80}
        onChange={(event) => setFamily(event.target.value)}
      />
      <div className={editorStyles.buttons}>
        <button type="button" className={editorStyles.press} aria-disabled={sending !== null} onClick={() => void send()}>
          {messages.send}
        </button>
        <span role="status" className={message?.isFault ? styles.fault : undefined}>
          {sending ? messages.sending({ done: sending.done, all: sending.all }) : message?.text}
        </span>
      </div>
      {sending && <progress className={styles.progress} value={sending.done} max={sending.all} aria-label={messages.upload} />}
    </fieldset>
  );
}
