import { useEffect, useState } from 'react';
import { type AddressDraft, emptyDraft, keepDraft, readDraft } from './draft.ts';

/** What was typed, kept in this browser at every change: a refresh, a Back or a second tab loses nothing. */
export function useAddressDraft(): [AddressDraft, (draft: AddressDraft) => void] {
  const [draft, setDraft] = useState(emptyDraft);
  useEffect(() => setDraft(readDraft()), []);
  return [
    draft,
    (next) => {
      setDraft(next);
      keepDraft(next);
    },
  ];
}
