import { useRef, useState } from 'react';
import { type AddressDraft, type ChangeDraft, keepDraft, readDraft } from './draft.ts';

/**
 * What was typed, kept in this browser at every change: a refresh, a Back or a second tab loses nothing. Read at the first render, which
 * is the browser's own (the block is of mode `visible`): what is typed before that is laid over it.
 */
export function useAddressDraft(): [AddressDraft, (change: ChangeDraft) => void] {
  const [draft, setDraft] = useState(readDraft);
  const latest = useRef(draft);
  return [
    draft,
    (change) => {
      latest.current = change(latest.current);
      setDraft(latest.current);
      keepDraft(latest.current);
    },
  ];
}
