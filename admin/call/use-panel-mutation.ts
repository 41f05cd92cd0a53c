import { type ApiMutation, useApiMutation } from '#client/api-mutation.ts';
import { readPanelAgain } from '#client/queries/admin.ts';
import { notify } from '#client/toasts.ts';
import { repeatSignedIn } from '../sign-in-again/repeat-signed-in.ts';

export type PanelMutationOptions<Data, Variables> = {
  /** The call. It is made once more after the password where that is asked for. */
  mutationFn: (variables: Variables) => Promise<Data>;
  /** Notified when the call has succeeded; without it, nothing is. */
  done?: string | ((variables: Variables, data: Data) => string);
  /** Runs when the call has succeeded and the panel shows what is now. */
  onSuccess?: (data: Data, variables: Variables) => void;
};

/**
 * `useMutation` for a change that an administrator makes. All that the panel shows is read again after it, after a refusal too: where
 * somebody else was quicker, the screen then shows what is now.
 */
export function usePanelMutation<Data = unknown, Variables = void>({
  mutationFn,
  done,
  onSuccess,
}: PanelMutationOptions<Data, Variables>): ApiMutation<Data, Variables> {
  return useApiMutation({
    mutationFn: (variables: Variables) => repeatSignedIn(() => mutationFn(variables)).finally(readPanelAgain),
    onSuccess: (data, variables) => {
      onSuccess?.(data, variables);
      if (done !== undefined) notify({ kind: 'success', text: typeof done === 'string' ? done : done(variables, data) });
    },
  });
}
