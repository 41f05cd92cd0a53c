import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { randomId } from '#client/random-id.ts';
import { readFailure } from '#domain/call-failure.ts';
import type { WrittenPlace } from '#domain/document/collisions.ts';
import { stepsOfPointer } from '#domain/document/texts.ts';
import { type PresentPerson, presenceSeconds } from '#schemas/edited-document.ts';
import { blockFormId } from './form/block-context.ts';
import type { Editor } from './use-editor.ts';

/** The value of the selected block that somebody writes: of a field of the form, or in the page; null: nobody writes. */
export function writtenPlace(page: Document, idNode: string | null): WrittenPlace | null {
  const active = page.activeElement;
  if (idNode === null || !(active instanceof HTMLElement)) return null;
  // The page takes the focus for nothing but writing in it.
  if (active instanceof HTMLIFrameElement) return { node: idNode, steps: [] };
  const pointer = active.closest<HTMLElement>(`[data-field][id^="${blockFormId(idNode)}"]`)?.dataset.field;
  const isText = active.isContentEditable || active.matches('textarea, input:not([type="checkbox"], [type="radio"], [type="range"])');
  return pointer !== undefined && isText ? { node: idNode, steps: stepsOfPointer(pointer) } : null;
}

/**
 * Returns the other people who have the document open. Reports that this editor is open, its selection, and that it closes. Sends an event
 * when others save a draft.
 */
export function usePresence(editor: Editor): readonly PresentPerson[] {
  const [others, setOthers] = useState<readonly PresentPerson[]>([]);
  const { params, selection, send } = editor;
  const idNode = selection && 'node' in selection ? selection.node : null;
  const tell = useEffectEvent(async (session: string, signal: AbortSignal) => {
    try {
      const body = { session, idNode };
      const answer = await browserApi.call('POST /admin/document/{kind}/{name}/presence', { params, body }, { signal });
      setOthers(answer.others);
      send({ type: 'draft.changed', revision: answer.revision, writing: writtenPlace(document, idNode) });
    } catch (error) {
      // Without an answer nobody is known to be here; saving tells what is wrong.
      if (!signal.aborted && readFailure(error).status >= 0) setOthers([]);
    }
  });
  useEffect(() => {
    // One that was left is over: whoever opens or shows the page again begins another.
    let session = randomId();
    let running = new AbortController();
    const { kind, name } = params;
    const beat = () => void tell(session, running.signal);
    const leave = () => {
      // A pending request would arrive after this one, and report that the editor is open.
      running.abort();
      sendLeave(`/api/admin/document/${kind}/${name}/presence`, JSON.stringify({ session, idNode: null, isLeaving: true }));
    };
    const come = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      session = randomId();
      running = new AbortController();
      beat();
    };
    beat();
    const timer = setInterval(beat, presenceSeconds.heartbeat * 1000);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', come);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', come);
      leave();
    };
  }, [params]);
  return others;
}

/** Sends as the page goes: browsers deliver a beacon after the tab is closed; where they take none, a request that outlives the page. */
function sendLeave(address: string, body: string): void {
  if (navigator.sendBeacon?.(address, new Blob([body], { type: 'application/json' }))) return;
  void fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(() => undefined);
}
