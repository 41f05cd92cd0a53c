import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { type AuthEvent, authMachine } from '#machines/auth-machine.ts';
import type { User } from '#schemas/user.ts';
import { browserApi, checkedApi } from '../../browser-api.ts';
import { syncWishlist } from '../../wishlist.ts';
import { storedCartId } from '../cart-memory.ts';
import type { Running } from '../late-actor.ts';
import type { AuthView } from '../views.ts';
import { runningOf } from './run.ts';

/** The guest's cart goes along, so that the server merges it into the person's. */
const guestCart = (): Record<string, string> => {
  const id = storedCartId();
  return id ? { idCart: id } : {};
};

const readUser = (signal: AbortSignal): Promise<User> => checkedApi.call('GET /user', {}, { signal });

const machine = authMachine.provide({
  actors: {
    readUser: fromPromise(async ({ signal }) => {
      const { logged } = await checkedApi.call('GET /logged', {}, { signal });
      return logged ? readUser(signal) : null;
    }),
    login: fromPromise(async ({ input, signal }) => {
      // The answer's token stays in a cookie, so what the browser is given is not the whole of the call's data.
      await browserApi.call('POST /login', { body: input }, { signal, headers: guestCart() });
      return readUser(signal);
    }),
    register: fromPromise(async ({ input, signal }) => {
      await browserApi.call('POST /register', { body: input }, { signal, headers: guestCart() });
      return readUser(signal);
    }),
    logout: fromPromise(({ signal }) => checkedApi.call('POST /logout', {}, { signal })),
  },
});

/**
 * Starts the auth machine, which asks the API who is signed in. `claim`: the page that she signed in on may have been left before
 * her cart was there, and this browser knows of none.
 */
export function startAuth(tell: { loggedIn: () => void; loggedOut: () => void; claim: () => void }): Running<AuthView, AuthEvent> {
  const actor = createActor(machine);
  actor.on('auth.logged.in', () => {
    tell.loggedIn();
    void syncWishlist(true);
  });
  actor.on('auth.recognised', () => {
    void syncWishlist(true);
    if (storedCartId() === null) tell.claim();
  });
  actor.on('auth.logged.out', tell.loggedOut);
  actor.start();
  return runningOf(actor, toAuthView);
}

const toAuthView = ({ value, context: { user, failure } }: SnapshotFrom<typeof authMachine>): AuthView => ({
  status: value,
  user,
  failure,
});
