import { ApiFailure } from '#client/api-failure.ts';

/** Reason why the password is requested: the session has ended, or the action needs a recent sign-in. */
export type SignInReason = 'ended' | 'confirm';

/** Asks for the password; resolves to whether somebody signed in. */
type Asker = (reason: SignInReason) => Promise<boolean>;

let asker: Asker | undefined;
let asked: Promise<boolean> | undefined;

/** Takes the questions of this window until the returned function is called. */
export function answerSignIns(next: Asker): () => void {
  asker = next;
  return () => {
    if (asker !== next) return;
    asker = undefined;
    asked = undefined;
  };
}

/** Asks the administrator for her password; resolves to false when she gives up. What is asked twice at once is asked once. */
export function askSignIn(reason: SignInReason): Promise<boolean> {
  asked ??= (asker?.(reason) ?? Promise.resolve(false)).finally(() => {
    asked = undefined;
  });
  return asked;
}

/**
 * Makes a call of the panel. Where it is refused because the session has ended or the sign-in is not recent, asks for the password and
 * makes it once more: nobody types anything again. Rejects with the refusal when she gives up.
 */
export async function repeatSignedIn<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    const reason = readReason(error);
    if (!reason || !(await askSignIn(reason))) throw error;
    return make();
  }
}

function readReason(error: unknown): SignInReason | null {
  if (!(error instanceof ApiFailure)) return null;
  if (error.code === 'sign-in-again') return 'confirm';
  return error.status === 401 ? 'ended' : null;
}
