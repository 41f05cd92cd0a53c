import { readPanelAgain } from '#client/queries/admin.ts';
import { notify } from '#client/toasts.ts';
import type { CallFailure } from '#domain/call-failure.ts';
import { useSend } from '#registry/content/forms/use-send.ts';
import { repeatSignedIn } from '../sign-in-again/repeat-signed-in.ts';

export type PanelCall = {
  isBusy: boolean;
  failure: CallFailure | null;
  /** Forgets the last refusal. */
  reset: () => void;
  /** Makes a call, once more after the password where that is asked for; when it is taken, `done` is said and `then` runs. */
  run: (call: () => Promise<unknown>, done: string, then?: () => void) => void;
};

/**
 * A change that an administrator makes. All that the panel shows is read again after it, after a refusal too: where somebody else
 * was quicker, the screen then shows what is now.
 */
export function usePanelCall(): PanelCall {
  const { send, status, failure, reset } = useSend();
  const run: PanelCall['run'] = (call, done, then) =>
    send(async () => {
      try {
        await repeatSignedIn(call);
      } finally {
        await readPanelAgain();
      }
      then?.();
      notify({ kind: 'success', text: done });
    });
  return { isBusy: status === 'busy', failure, reset, run };
}
