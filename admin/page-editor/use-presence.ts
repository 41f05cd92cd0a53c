import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { randomId } from '#client/random-id.ts';
import { readFailure } from '#domain/call-failure.ts';
import { type PresentPerson, presenceSeconds } from '#schemas/edited-document.ts';
import type { Editor } from './use-editor.ts';

/** Who else has the document open. Says that this editor is open, where it stands, and that it closes; hears of drafts that others save. */
export function usePresence(editor: Editor): readonly PresentPerson[] {
  const [session] = useState(randomId);
  const [others, setOthers] = useState<readonly PresentPerson[]>([]);
  const { params, selection, send } = editor;
  const idNode = selection && 'node' in selection ? selection.node : null;
  const tell = useEffectEvent(async () => {
    try {
      const answer = await browserApi.call('POST /admin/document/{kind}/{name}/presence', { params, body: { session, idNode } });
      setOthers(answer.others);
      send({ type: 'draft.changed', revision: answer.revision });
    } catch (error) {
      // Without an answer nobody is known to be here; saving tells what is wrong.
      if (readFailure(error).status >= 0) setOthers([]);
    }
  });
  useEffect(() => {
    void tell();
    const timer = setInterval(() => void tell(), presenceSeconds.heartbeat * 1000);
    const { kind, name } = params;
    const leave = () =>
      void fetch(`/api/admin/document/${kind}/${name}/presence`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session, idNode: null, isLeaving: true }),
        keepalive: true,
      }).catch(() => undefined);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [params, session]);
  return others;
}
