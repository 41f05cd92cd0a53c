import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { browserApi } from '#client/browser-api.ts';
import { queryClient } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { refusedOf, unsavedOf } from '#domain/parameters-draft.ts';
import { parametersMachine } from '#machines/parameters-machine.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters.ts';
import { repeatSignedIn } from '../sign-in-again/repeat-signed-in.ts';
import { readKeptDraft } from './kept-draft.ts';

const machine = parametersMachine.provide({
  actors: {
    open: fromPromise(async ({ signal }) => {
      const [set, unsaved] = await Promise.all([browserApi.call('GET /admin/parameter', {}, { signal }), readKeptDraft(signal)]);
      return { set, unsaved };
    }),
    read: fromPromise(({ signal }) => browserApi.call('GET /admin/parameter', {}, { signal })),
    save: fromPromise(({ input, signal }) =>
      repeatSignedIn(() => browserApi.call('PUT /admin/parameter', { body: { ...input } }, { signal })),
    ),
    restore: fromPromise(({ input: { version, current }, signal }) =>
      repeatSignedIn(() =>
        browserApi.call('POST /admin/parameter/version/{version}/restore', { params: { version }, body: { version: current } }, { signal }),
      ),
    ),
  },
});

/** The settings screen's machine, joined to the API, with what follows from its state. */
export function useParameters() {
  const messages = useMessages(allMessages);
  const [{ value: status, context }, send, actor] = useMachine(machine);
  const { draft, refusals } = context;
  const unsaved = useMemo(() => unsavedOf(draft), [draft]);
  const refused = useMemo(() => refusedOf(draft), [draft]);

  useEffect(() => {
    if (process.env.NODE_ENV === 'development') void import('#client/inspection/show-actor.ts').then(({ showActor }) => showActor(actor));
  }, [actor]);

  useEffect(() => {
    const forget = () => void queryClient().invalidateQueries({ queryKey: ['admin', 'parameter-versions'] });
    const saved = actor.on('parameters.saved', ({ outdated }) => {
      notify({ kind: 'success', text: messages.saved });
      if (outdated.length > 0) notify({ kind: 'info', text: messages.savedOutdated({ count: outdated.length }) });
      forget();
    });
    const restored = actor.on('parameters.restored', () => {
      notify({ kind: 'success', text: messages.saved });
      forget();
    });
    return () => {
      saved.unsubscribe();
      restored.unsubscribe();
    };
  }, [actor, messages]);

  return {
    ...context,
    status,
    unsaved,
    refused,
    refusals,
    send,
    change: (changes: typeof unsaved) => send({ type: 'parameters.changed', changes }),
  };
}

export type Parameters = ReturnType<typeof useParameters>;
