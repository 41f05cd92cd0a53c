import { useState } from 'react';
import { type CallFailure, readFailure } from '#domain/call-failure.ts';

export type Sending = { status: 'idle' | 'busy' | 'done'; failure: CallFailure | null };

const idle: Sending = { status: 'idle', failure: null };

/** One call that a form makes, and how far it is. While it is under way nothing is sent again. */
export function useSend(): Sending & { send: (make: () => Promise<unknown>) => void; reset: () => void } {
  const [state, setState] = useState(idle);
  const send = (make: () => Promise<unknown>) => {
    if (state.status === 'busy') return;
    setState({ status: 'busy', failure: null });
    make().then(
      () => setState({ status: 'done', failure: null }),
      (error: unknown) => setState({ status: 'idle', failure: readFailure(error) }),
    );
  };
  return { ...state, send, reset: () => setState(idle) };
}
