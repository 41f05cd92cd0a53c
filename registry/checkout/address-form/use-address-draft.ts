import { useRef, useState } from 'react';
import { type AddressDraft, type ChangeDraft, keepDraft, readDraft } from './draft.ts';

/**
 * Draft of the address, stored in this browser at every change: a reload, Back or a second tab loses nothing. It is read at the first
 * render, which happens in the browser (the block's mode is `visible`). Values typed before that replace those of the draft.
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
