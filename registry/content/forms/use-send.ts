import { useState } from 'react';
import { type CallFailure, readFailure } from '#domain/call-failure.ts';

/** State of a form's call, with the names of `useMutation`. */
export type Sending = { status: 'idle' | 'pending' | 'error' | 'success'; failure: CallFailure | null };

const idle: Sending = { status: 'idle', failure: null };

/**
 * One call that a form makes. While it is under way nothing is sent again. For blocks whose pages have no server state to read, and
 * so load no query client: elsewhere `useApiMutation` does it.
 */
export function useSend(): Sending & { send: (make: () => Promise<unknown>) => void; reset: () => void } {
  const [state, setState] = useState(idle);
  const send = (make: () => Promise<unknown>) => {
    if (state.status === 'pending') return;
    setState({ status: 'pending', failure: null });
    make().then(
      () => setState({ status: 'success', failure: null }),
      (error: unknown) => setState({ status: 'error', failure: readFailure(error) }),
    );
  };
  return { ...state, send, reset: () => setState(idle) };
}
