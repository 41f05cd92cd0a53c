import { useEffect, useState } from 'react';
import { useApiMutation } from '#client/api-mutation.ts';
import { browserApi } from '#client/browser-api.ts';
import { readPanelAgain } from '#client/queries/admin.ts';
import { auth } from '#client/shop/auth.ts';
import { answerSignIns, type SignInReason } from './repeat-signed-in.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

type Question = { reason: SignInReason; answer: (isSignedIn: boolean) => void };

/** Answers the questions of `askSignIn` in this window: signs in again as the same administrator, in a dialog over the screen. */
export function SignInAgain({ email }: { email: string }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { mutate, isPending, failure, reset } = useApiMutation({
    mutationFn: (password: string) => browserApi.call('POST /login', { body: { email, password } }),
    onSuccess: () => {
      // The panel learns that somebody is there, and reads again what was refused meanwhile.
      auth.check();
      void readPanelAgain();
      end(true);
    },
  });

  useEffect(() => answerSignIns((reason) => new Promise((answer) => setQuestion({ reason, answer }))), []);

  const end = (isSignedIn: boolean) => {
    question?.answer(isSignedIn);
    setQuestion(null);
    reset();
  };
  return (
    <SignInDialog
      reason={question?.reason ?? null}
      email={email}
      busy={isPending}
      failure={failure}
      onSubmit={mutate}
      onClose={() => end(false)}
    />
  );
}
