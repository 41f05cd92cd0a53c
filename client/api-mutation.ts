import { type MutationStatus, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { type CallFailure, readFailure } from '#domain/call-failure.ts';
import { queryClient } from './query-client.ts';

export type ApiMutation<Data, Variables> = {
  status: MutationStatus;
  isPending: boolean;
  data: Data | undefined;
  /** Why the last call did not succeed, in the user's language. */
  failure: CallFailure | null;
  /** Makes the call. While one is under way, nothing is sent. */
  mutate: (variables: Variables) => void;
  /** Forgets the last answer or refusal. */
  reset: () => void;
};

/**
 * `useMutation` on the page's client: needs no provider. Its `onSuccess` runs even when the component has gone meanwhile.
 * @example
 * const { mutate, status, failure } = useApiMutation({ mutationFn: (email: string) => browserApi.call('POST /stock-alert', { body: { email } }) });
 */
export function useApiMutation<Data = unknown, Variables = void>(
  options: Pick<UseMutationOptions<Data, Error, Variables>, 'mutationFn' | 'onSuccess' | 'onSettled'>,
): ApiMutation<Data, Variables> {
  const { mutate, status, isPending, data, error, reset } = useMutation(options, queryClient());
  const failure = useMemo(() => error && readFailure(error), [error]);
  /** `isPending` is rendered a task later, and a second press may come before. */
  const isSent = useRef(false);
  return {
    status,
    isPending,
    data,
    failure,
    reset: useCallback(() => {
      isSent.current = false;
      reset();
    }, [reset]),
    mutate: (variables) => {
      if (isSent.current) return;
      isSent.current = true;
      mutate(variables, {
        onSettled: () => {
          isSent.current = false;
        },
      });
    },
  };
}
