import { useEffect, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import type { SearchResults } from '#schemas/search.ts';

/** Pause after the last typed letter before a call is made, in ms. */
const pauseMs = 140;

export type SearchState = {
  /** Of the last search that was answered; null before the first. */
  results: SearchResults | null;
  /** The search that `results` are of. */
  answered: string;
  isWaiting: boolean;
  isFailed: boolean;
  retry: () => void;
};

/**
 * Searches while somebody types: one call after each pause, which the next letter ends. What was found stays until the next answer.
 * An empty search gives what is shown before one.
 */
export function useSearch(search: string, popular: string | undefined): SearchState {
  const [state, setState] = useState<{ results: SearchResults | null; answered: string }>({ results: null, answered: '' });
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    const aborting = new AbortController();
    const { signal } = aborting;
    const ask = async () => {
      try {
        const results = await browserApi.call('GET /search', { query: { search, popular } }, { signal });
        setState({ results, answered: search });
        setFailed(null);
      } catch {
        // Whatever kept the answer away, the person can go on to the search page or try again.
        if (!signal.aborted) setFailed(search);
      }
    };
    const timer = setTimeout(() => void ask(), search ? pauseMs : 0);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [search, popular, attempt]);

  const isFailed = failed === search;
  return {
    ...state,
    isFailed,
    isWaiting: !isFailed && (state.results === null || state.answered !== search),
    retry: () => {
      setFailed(null);
      setAttempt((count) => count + 1);
    },
  };
}
