import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerSignIns, askSignIn, repeatSignedIn, type SignInReason } from '#admin/sign-in-again/repeat-signed-in.ts';
import { ApiFailure } from '#client/api.ts';

const tooOld = () => new ApiFailure(403, 'Confirm with your password.', { code: 'sign-in-again' });
const ended = () => new ApiFailure(401, 'Sign in to continue.');

/** A call that is refused so often, then taken. */
const refused = (...failures: Error[]) => {
  const call = vi.fn(async () => 'taken');
  for (const failure of failures) call.mockRejectedValueOnce(failure);
  return call;
};

describe('a call of the panel', () => {
  let stop = () => {};
  const answer = (isSignedIn: boolean) => {
    const reasons: SignInReason[] = [];
    stop = answerSignIns(async (reason) => {
      reasons.push(reason);
      return isSignedIn;
    });
    return reasons;
  };
  afterEach(() => stop());

  it('that is taken asks nothing', async () => {
    const reasons = answer(true);
    expect(await repeatSignedIn(refused())).toBe('taken');
    expect(reasons).toEqual([]);
  });

  it.each([
    ['whose sign-in is not recent asks to confirm', tooOld, 'confirm'],
    ['whose session has ended asks to sign in', ended, 'ended'],
  ])('%s, and is made once more', async (_, failure, reason) => {
    const reasons = answer(true);
    const call = refused(failure());
    expect(await repeatSignedIn(call)).toBe('taken');
    expect(reasons).toEqual([reason]);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('is refused as before when she gives up, and where no screen can ask', async () => {
    answer(false);
    const failure = tooOld();
    const call = refused(failure);
    await expect(repeatSignedIn(call)).rejects.toBe(failure);
    stop();
    await expect(repeatSignedIn(refused(failure))).rejects.toBe(failure);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('that is refused for another reason, or once more, asks nothing again', async () => {
    const reasons = answer(true);
    const forbidden = new ApiFailure(403, 'You are not allowed to do this.');
    await expect(repeatSignedIn(refused(forbidden))).rejects.toBe(forbidden);
    await expect(repeatSignedIn(refused(new TypeError('network')))).rejects.toThrow('network');
    await expect(repeatSignedIn(refused(tooOld(), tooOld()))).rejects.toThrow('Confirm with your password.');
    expect(reasons).toEqual(['confirm']);
  });

  it('asks once where two are refused at the same time', async () => {
    let give = (_: boolean) => {};
    const ask = vi.fn(() => new Promise<boolean>((resolve) => (give = resolve)));
    stop = answerSignIns(ask);
    const both = [repeatSignedIn(refused(ended())), repeatSignedIn(refused(tooOld())), askSignIn('ended')];
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
    give(true);
    expect(await Promise.all(both)).toEqual(['taken', 'taken', true]);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
