import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type AuthEmitted, type AuthEvent, authMachine } from '#machines/auth-machine.ts';
import type { RegisterBody, User } from '#schemas/user.ts';
import { noAnswer, refusal } from './failures.ts';
import { everyState, statesOn } from './states.ts';

const user: User = {
  id: 7,
  email: 'camille@example.org',
  role: 'CUSTOMER',
  phone: '0600000000',
  firstname: 'Camille',
  lastname: 'Roy',
  birthdate: null,
};
const login: AuthEvent = { type: 'auth.login', body: { email: user.email, password: 'correct horse battery' } };
const registration: RegisterBody = {
  email: user.email,
  password: 'correct horse battery',
  firstname: 'Camille',
  lastname: 'Roy',
  acceptTerms: true,
};
const register: AuthEvent = { type: 'auth.register', body: registration };
const logout: AuthEvent = { type: 'auth.logout' };
const check: AuthEvent = { type: 'auth.check' };
const outcome = (state: string, result: { output: unknown } | { error: unknown }) =>
  ({
    type: `xstate.${'output' in result ? 'done' : 'error'}.actor.0.auth.${state}`,
    actorId: `0.auth.${state}`,
    ...result,
  }) as unknown as AuthEvent;

function walk(...sequence: AuthEvent[]) {
  const [start] = initialTransition(authMachine);
  return sequence.reduce((state, event) => transition(authMachine, state, event)[0], start);
}
const nobody = outcome('checking', { output: null });
const somebody = outcome('checking', { output: user });
const wrong = refusal('Wrong e-mail or password', [{ key: 'password', error: 'Wrong' }]);

describe('the paths of the session', () => {
  const states = ['checking', 'signingIn', 'registering', 'signingOut'];
  const events = [
    login,
    register,
    logout,
    check,
    nobody,
    ...states.flatMap((state) => [
      outcome(state, { output: user }),
      outcome(state, { error: wrong }),
      outcome(state, { error: noAnswer() }),
    ]),
  ];
  const paths = getShortestPaths(authMachine, { events });

  it('reach every state', () => {
    expect(statesOn(authMachine, paths, events)).toEqual(everyState(authMachine));
  });

  it('lead where the transition function leads', () => {
    for (const { state, steps } of paths) {
      const walked = steps.map(({ event }) => event as AuthEvent).filter((event) => events.includes(event));
      expect(walk(...walked).value).toBe(state.value);
    }
  });

  it('know nobody when logged out, and somebody when logged in', () => {
    for (const { state } of paths) {
      if (state.value === 'loggedOut') expect(state.context.user).toBeNull();
      if (state.value === 'loggedIn') expect(state.context.user).not.toBeNull();
    }
  });
});

describe('the session', () => {
  it('is checked at start', () => {
    expect(walk().value).toBe('checking');
    expect(walk(nobody)).toMatchObject({ value: 'loggedOut', context: { user: null } });
    expect(walk(somebody)).toMatchObject({ value: 'loggedIn', context: { user } });
  });

  it('is not known while the API does not answer', () => {
    const state = walk(outcome('checking', { error: noAnswer() }));
    expect(state.value).toBe('unknown');
    expect(transition(authMachine, state, check)[0].value).toBe('checking');
  });

  it('becomes logged in on login success', () => {
    expect(walk(nobody, login, outcome('signingIn', { output: user }))).toMatchObject({ value: 'loggedIn', context: { user } });
  });

  it('becomes logged in on registration', () => {
    expect(walk(nobody, register, outcome('registering', { output: user }))).toMatchObject({ value: 'loggedIn', context: { user } });
  });

  it('keeps message and field errors of a refusal, and forgets them at the next try', () => {
    const state = walk(nobody, login, outcome('signingIn', { error: wrong }));
    expect(state).toMatchObject({
      value: 'loggedOut',
      context: { failure: { status: 400, message: 'Wrong e-mail or password', fieldErrors: [{ key: 'password', error: 'Wrong' }] } },
    });
    expect(transition(authMachine, state, login)[0].context.failure).toBeNull();
  });

  it('stays when signing out gets no answer: the cookie is still there', () => {
    const state = walk(somebody, logout, outcome('signingOut', { error: noAnswer() }));
    expect(state).toMatchObject({ value: 'loggedIn', context: { user, failure: { status: 0 } } });
  });

  it('signs in once however often the button is pressed, and tells when it began and ended', async () => {
    const emitted: AuthEmitted[] = [];
    let logins = 0;
    const machine = authMachine.provide({
      actors: {
        readUser: fromPromise<User | null>(() => Promise.resolve(null)),
        login: fromPromise(() => {
          logins += 1;
          return Promise.resolve(user);
        }),
        logout: fromPromise<unknown>(() => Promise.resolve(null)),
      },
    });
    const actor = createActor(machine);
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    await waitFor(actor, (state) => state.matches('loggedOut'));
    actor.send(login);
    actor.send(login);
    await waitFor(actor, (state) => state.matches('loggedIn'));
    actor.send(logout);
    await waitFor(actor, (state) => state.matches('loggedOut'));
    expect(logins).toBe(1);
    expect(emitted).toEqual([{ type: 'auth.logged.in', user }, { type: 'auth.logged.out' }]);
  });
});
