import type { LoginBody, RegisterBody } from '#schemas/user.ts';
import { useLateActor, whole } from './late-actor.ts';
import { stores } from './stores.ts';
import { type AuthView, idleAuth } from './views.ts';

export const auth = {
  /** The guest's cart goes along and is merged by the server. */
  login: (body: LoginBody): void => stores.auth.send({ type: 'auth.login', body }),
  register: (body: RegisterBody): void => stores.auth.send({ type: 'auth.register', body }),
  /** Also clears the cart and what checkout knows of the person, in this browser. */
  logout: (): void => stores.auth.send({ type: 'auth.logout' }),
  /** Asks the API again who is signed in. */
  check: (): void => stores.auth.send({ type: 'auth.check' }),
};

/** Returns the session of the visitor; starts its machine at first use. */
export function useAuth(): AuthView;
export function useAuth<Value>(select: (auth: AuthView) => Value): Value;
export function useAuth(select: (auth: AuthView) => unknown = whole): unknown {
  return useLateActor(stores.auth, idleAuth, select);
}
