import { assign, emit, fromPromise, setup } from 'xstate';
import { type CallFailure, isRefusal, readFailure } from '#domain/call-failure.ts';
import type { LoginBody, RegisterBody, User } from '#schemas/user.ts';

export type AuthContext = {
  user: User | null;
  /** Failure of the last sign-in, registration or sign-out. */
  failure: CallFailure | null;
};

export type AuthEvent =
  | { type: 'auth.check' }
  | { type: 'auth.login'; body: LoginBody }
  | { type: 'auth.register'; body: RegisterBody }
  | { type: 'auth.logout' };

/** `auth.recognised`: a page found her signed in, by another page or before. */
export type AuthEmitted = { type: 'auth.logged.in'; user: User } | { type: 'auth.recognised' } | { type: 'auth.logged.out' };

const provided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

/**
 * Session of the visitor. The token is in a cookie that scripts cannot read, so the API is called at start. Signing out ends in
 * `auth.logged.out`, which clears the cart and the user's data in other places.
 */
export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent, emitted: {} as AuthEmitted },
  actors: {
    /** GET /logged, then GET /user; null when nobody is signed in. */
    readUser: fromPromise<User | null>(provided('readUser')),
    /** POST /login with the guest's cart, then GET /user. */
    login: fromPromise<User, LoginBody>(provided('login')),
    /** POST /register with the guest's cart, then GET /user. */
    register: fromPromise<User, RegisterBody>(provided('register')),
    /** POST /logout. */
    logout: fromPromise<unknown>(provided('logout')),
  },
  guards: {
    isSomebody: (_, { user }: { user: User | null }) => user !== null,
    isRefused: (_, { error }: { error: unknown }) => isRefusal(readFailure(error)),
  },
  actions: {
    keepUser: assign({ user: (_, { user }: { user: User | null }) => user, failure: null }),
    forgetUser: assign({ user: null, failure: null }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => readFailure(error) }),
    forgetFailure: assign({ failure: null }),
    announceLogin: emit((_, { user }: { user: User }) => ({ type: 'auth.logged.in', user }) as const),
    announceRecognition: emit({ type: 'auth.recognised' }),
    announceLogout: emit({ type: 'auth.logged.out' }),
  },
}).createMachine({
  id: 'auth',
  context: { user: null, failure: null },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'readUser',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
            target: 'loggedIn',
            actions: [{ type: 'keepUser', params: ({ event }) => ({ user: event.output }) }, 'announceRecognition'],
          },
          { target: 'loggedOut', actions: 'forgetUser' },
        ],
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'loggedOut', actions: 'forgetUser' },
          { target: 'unknown', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    unknown: {
      description: 'The API did not answer: nobody knows yet.',
      on: { 'auth.check': 'checking', 'auth.login': 'signingIn', 'auth.register': 'registering' },
    },
    loggedOut: {
      on: { 'auth.check': 'checking', 'auth.login': 'signingIn', 'auth.register': 'registering' },
    },
    signingIn: {
      entry: 'forgetUser',
      invoke: {
        src: 'login',
        input: ({ event }) => {
          if (event.type !== 'auth.login') throw new Error(`signingIn was entered by ${event.type}`);
          return event.body;
        },
        onDone: {
          target: 'loggedIn',
          actions: [
            { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
            { type: 'announceLogin', params: ({ event }) => ({ user: event.output }) },
          ],
        },
        onError: { target: 'loggedOut', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    registering: {
      entry: 'forgetUser',
      invoke: {
        src: 'register',
        input: ({ event }) => {
          if (event.type !== 'auth.register') throw new Error(`registering was entered by ${event.type}`);
          return event.body;
        },
        onDone: {
          target: 'loggedIn',
          actions: [
            { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
            { type: 'announceLogin', params: ({ event }) => ({ user: event.output }) },
          ],
        },
        onError: { target: 'loggedOut', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    loggedIn: {
      on: { 'auth.check': 'checking', 'auth.logout': 'signingOut' },
    },
    signingOut: {
      entry: 'forgetFailure',
      invoke: {
        src: 'logout',
        onDone: { target: 'loggedOut', actions: ['forgetUser', 'announceLogout'] },
        onError: { target: 'loggedIn', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
  },
});
