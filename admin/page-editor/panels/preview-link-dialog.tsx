import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { previewLinksQuery } from '#client/queries/page-editor.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from '../../call/failure-alert.tsx';
import { usePanelMutation } from '../../call/use-panel-mutation.ts';
import { controlStyles } from '../../form/control-styles.ts';
import { editorStyles } from '../../parameters/styles.ts';
import { ZoneNote } from '../../zone-note.tsx';
import type { Editor } from '../use-editor.ts';
import { panelStyles as styles } from './styles.ts';

type Props = { editor: Editor; open: boolean; onClose: () => void };
const choices = [24, 72, 168, 720] as const;

/** Links that show the draft to whoever has them, for a time. */
export function PreviewLinkDialog({ editor, open, onClose }: Props) {
  const messages = useMessages(allMessages);
  return (
    <Dialog open={open} onClose={onClose} title={messages.previewLinks} closeLabel={messages.close}>
      <Links editor={editor} />
    </Dialog>
  );
}

function Links({ editor }: { editor: Editor }) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const [hours, setHours] = useState<number>(72);
  const links = useServerState(previewLinksQuery(editor.params)).data ?? [];
  const { params } = editor;
  const creation = usePanelMutation({
    mutationFn: () => browserApi.call('POST /admin/document/{kind}/{name}/preview-link', { params, body: { hours } }),
    done: messages.linkMade,
  });
  const removal = usePanelMutation({
    mutationFn: (id: string) => browserApi.call('DELETE /admin/preview-link/{id}', { params: { id } }),
    done: messages.linkGone,
  });
  // Over plain http no page may write to the clipboard: the address can be selected in its field.
  const copy = async (url: string) => {
    const isTaken = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (isTaken) notify({ kind: 'info', text: messages.copied });
  };
  return (
    <div className={styles.stack}>
      <p>{messages.previewLinkHint}</p>
      <div className={controlStyles.row}>
        <select
          className={controlStyles.select}
          aria-label={messages.validFor}
          value={hours}
          onChange={(event) => setHours(Number(event.target.value))}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice < 48 ? messages.hours({ count: choice }) : messages.days({ count: choice / 24 })}
            </option>
          ))}
        </select>
        <Button busy={creation.isPending} onClick={() => creation.mutate()}>
          {messages.makeLink}
        </Button>
      </div>
      <FailureAlert failure={creation.failure ?? removal.failure} />
      {links.length > 0 && <ZoneNote />}
      <ul className={styles.list}>
        {links.map(({ id, url, expiresAt }) => (
          <li key={id} className={styles.link}>
            <input
              className={controlStyles.input}
              aria-label={messages.linkUntil({ time: dates.minute(expiresAt) })}
              readOnly
              value={absolute(url)}
              onFocus={(event) => event.target.select()}
            />
            <span className={styles.note}>{messages.linkUntil({ time: dates.minute(expiresAt) })}</span>
            <div className={controlStyles.row}>
              <button type="button" className={editorStyles.press} onClick={() => void copy(absolute(url))}>
                {messages.copy}
              </button>
              <button type="button" className={editorStyles.press} onClick={() => removal.mutate(id)}>
                {messages.takeBack}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const absolute = (url: string): string => new URL(url, window.location.origin).href;
