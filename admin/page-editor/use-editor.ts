import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { browserApi } from '#client/browser-api.ts';
import { onPersonChange } from '#client/person.ts';
import { readPanelAgain } from '#client/queries/admin.ts';
import { useAuth } from '#client/shop/auth.ts';
import { useSite } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import type { Selection } from '#domain/document/command.ts';
import type { DocumentCommand } from '#domain/document/commands.ts';
import { nodeIndex } from '#domain/document/nodes.ts';
import { isSame } from '#domain/document/patch.ts';
import { type OpenedDocument, type OtherDraft, pageEditorMachine } from '#machines/page-editor-machine.ts';
import type { Messages as EditorMessages } from '#messages/generated/admin/page-editor.ts';
import { normalise } from '#renderer/core/normalise.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';
import type { DocumentName, EditedDocument } from '#schemas/edited-document.ts';
import type { EditorBlocks } from './blocks.ts';
import { historyKeeper } from './history/history-keeper.ts';
import { stepsTo } from './history/kept-history.ts';
import { useMarks } from './history/use-marks.ts';
import { readUnsent, unsentKeeper } from './unsent.ts';

/** The document of an answer, put in order where it is not; what the blocks' index does not know stays as it is. */
function documentOf(cms: unknown, blocks: EditorBlocks): CmsDocument {
  const { document } = normalise(cms ?? { format: 1, layouts: [] }, (type) => Object.hasOwn(blocks, type));
  return document;
}

const latest = ({ draft, published }: EditedDocument): unknown => draft?.cms ?? published;

function otherDraft(edited: EditedDocument, blocks: EditorBlocks): OtherDraft {
  const { draft } = edited;
  return {
    document: documentOf(latest(edited), blocks),
    revision: edited.revision,
    draft: draft && { revision: draft.revision, savedBy: draft.savedBy, savedAt: draft.savedAt },
  };
}

type Keeper = ReturnType<typeof unsentKeeper>;
type Histories = ReturnType<typeof historyKeeper>;

async function openedDocument(edited: EditedDocument, { blocks, site, keeper, histories }: MachineInput): Promise<OpenedDocument> {
  const { kind, name, title, path, preview, shownAt, isPublished, scheduled, canUndo, issues } = edited;
  const { document, draft, revision } = otherDraft(edited, blocks);
  const left = await readUnsent(site, preview);
  const unsent = left && !isSame(left.document, document) ? { document: left.document, revision: left.revision } : null;
  // Under this window's own key before it is taken from that of the one that is gone.
  if (unsent) {
    keeper.keep(unsent);
    keeper.flush();
  }
  left?.forget();
  return {
    facts: { kind, name, title, path, preview, shownAt },
    ...{ document, draft, revision, issues },
    publication: { isPublished, scheduled, canUndo },
    unsent,
    steps: stepsTo(histories.read(), { document, revision }, unsent),
  };
}

type MachineInput = {
  params: DocumentName;
  blocks: EditorBlocks;
  site: number;
  messages: EditorMessages;
  keeper: Keeper;
  histories: Histories;
};

function machineOf(input: MachineInput) {
  const { params, blocks, messages, keeper } = input;
  const read = (signal: AbortSignal) => browserApi.call('GET /admin/document/{kind}/{name}', { params }, { signal });
  return pageEditorMachine.provide({
    actors: {
      open: fromPromise(async ({ signal }) => openedDocument(await read(signal), input)),
      read: fromPromise(async ({ signal }) => otherDraft(await read(signal), blocks)),
      save: fromPromise(({ input: { document, revision }, signal }) =>
        browserApi.call('PUT /admin/document/{kind}/{name}/draft', { params, body: { revision, cms: document } }, { signal }),
      ),
      publish: fromPromise(({ input: { revision, at }, signal }) =>
        browserApi.call('POST /admin/document/{kind}/{name}/publish', { params, body: { revision, ...(at && { at }) } }, { signal }),
      ),
      changePublication: fromPromise(({ input: { change, revision }, signal }) => {
        if (change === 'discard')
          return browserApi.call('DELETE /admin/document/{kind}/{name}/draft', { params, query: { revision } }, { signal });
        if (change === 'cancel') return browserApi.call('DELETE /admin/document/{kind}/{name}/schedule', { params }, { signal });
        if (change === 'undo') return browserApi.call('POST /admin/document/{kind}/{name}/undo', { params }, { signal });
        return browserApi.call('POST /admin/document/{kind}/{name}/unpublish', { params }, { signal });
      }),
      readVersion: fromPromise(async ({ input: { version }, signal }) =>
        documentOf(
          (await browserApi.call('GET /admin/document/{kind}/{name}/version/{version}', { params: { ...params, version } }, { signal }))
            .cms,
          blocks,
        ),
      ),
    },
    actions: {
      keepLocally: ({ context: { history, stored, revision } }) =>
        keeper.keep(history.document === stored.document ? null : { document: history.document, revision }),
      announcePublication: ({ event, context: { publication } }) => {
        const isUndone = event.type.includes('changingPublication');
        // Publishing now cancels what was planned.
        const done = publication.scheduled ? messages.publicationPlanned : messages.publicationDone;
        notify({ kind: 'success', text: isUndone ? messages.publicationChanged : done });
        void readPanelAgain();
      },
    },
  });
}

/** A document in the editor: its machine joined to the API, and what follows from its state. */
export function useEditor(params: DocumentName, blocks: EditorBlocks, messages: EditorMessages) {
  const { site } = useSite();
  /** Unsaved work is stored in this browser. */
  const [isKept, setIsKept] = useState(true);
  const [keeper] = useState(() => unsentKeeper(site.id, `${params.kind}-${params.name}`, setIsKept));
  const idUser = useAuth(({ user }) => user?.id ?? null);
  const [histories] = useState(() => historyKeeper(site.id, `${params.kind}-${params.name}`, idUser));
  const [machine] = useState(() => machineOf({ params, blocks, site: site.id, messages, keeper, histories }));
  const [snapshot, send, actor] = useMachine(machine);
  const { context, value } = snapshot;
  const status = typeof value === 'string' ? value : value.open;

  useEffect(() => {
    if (process.env.NODE_ENV === 'development') void import('#client/inspection/show-actor.ts').then(({ showActor }) => showActor(actor));
  }, [actor]);

  useEffect(() => {
    const returned = () => send({ type: 'connection.returned' });
    // Somebody may have signed in again in another window: looked at when this one is looked at.
    const renewed = () => send({ type: 'session.renewed' });
    const left = () => {
      keeper.flush();
      histories.flush();
    };
    keeper.open();
    window.addEventListener('online', returned);
    window.addEventListener('focus', renewed);
    window.addEventListener('pagehide', left);
    const forget = onPersonChange(renewed);
    return () => {
      window.removeEventListener('online', returned);
      window.removeEventListener('focus', renewed);
      window.removeEventListener('pagehide', left);
      forget();
      histories.flush();
      keeper.close();
    };
  }, [send, keeper, histories]);

  const { history, stored, revision } = context;
  useEffect(() => {
    if (status !== 'loading' && status !== 'unreadable') histories.keep({ history, stored: stored.past, revision });
  }, [status, history, stored, revision, histories]);

  const mark = useCallback(() => send({ type: 'edit.mark' }), [send]);
  useMarks(mark);

  const run = useCallback((command: DocumentCommand) => send({ type: 'edit.command', command }), [send]);
  const select = useCallback((selection: Selection) => send({ type: 'node.select', selection }), [send]);
  const { document } = history;
  const selected = context.selection && 'node' in context.selection ? context.selection.node : null;
  const located = useMemo(() => (selected === null ? undefined : nodeIndex(document).get(selected)), [document, selected]);
  const isDirty = document !== stored.document;
  return { ...context, document, status, isDirty, isKept, located, send, run, mark, select, blocks, params };
}

export type Editor = ReturnType<typeof useEditor>;
