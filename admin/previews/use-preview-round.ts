import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { readPanelAgain } from '#client/queries/admin.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { previewRoundMachine } from '#machines/preview-round-machine.ts';
import { messages as allMessages } from '#messages/generated/admin/previews.ts';
import type { AdminPage, LayoutPlace } from '#schemas/page-admin.ts';
import { readRound, writeRound } from './kept-round.ts';
import { leadLayout } from './lead-layout.ts';
import { createPreviewFrame, type PreviewFrame } from './preview-frame.ts';

/** The round over the layouts' pictures: started, stopped, resumed. Its frame is there while it runs. */
export function usePreviewRound(pages: readonly AdminPage[]) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const frame = useRef<PreviewFrame | null>(null);
  const known = useRef(pages);
  known.current = pages;
  const machine = useMemo(
    () =>
      previewRoundMachine.provide({
        actors: {
          checkLayout: fromPromise(async ({ input, signal }) => {
            if (!input) throw new Error('no layout');
            frame.current ??= createPreviewFrame(messages.frame);
            const page = known.current.find(({ id }) => id === input.idPage);
            return leadLayout(input, { frame: frame.current, path: to(page?.url ?? '/'), signal });
          }),
        },
      }),
    [messages, to],
  );
  const [{ value, context }, send] = useMachine(machine);
  const isRunning = value === 'running';
  const isStopped = value === 'stopped';
  // A round belongs to its window: loaded anew, it goes on with the section that was under way, or waits there when it was stopped.
  const isKnown = pages.length > 0;
  useEffect(() => {
    const left = isKnown ? readRound() : null;
    if (left) send({ type: 'round.restore', ...left });
  }, [isKnown, send]);
  useEffect(() => {
    if (value !== 'idle') writeRound(isRunning || isStopped ? { round: context, isStopped } : null);
  }, [value, isRunning, isStopped, context]);
  useEffect(() => {
    if (isRunning) return;
    frame.current?.remove();
    frame.current = null;
    void readPanelAgain();
  }, [isRunning]);
  useEffect(() => () => frame.current?.remove(), []);
  return {
    state: value,
    ...context,
    start: (places: readonly LayoutPlace[]) => {
      frame.current?.forget();
      send({ type: 'round.start', places });
    },
    stop: () => send({ type: 'round.stop' }),
    resume: () => send({ type: 'round.resume' }),
  };
}
export type PreviewRound = ReturnType<typeof usePreviewRound>;
