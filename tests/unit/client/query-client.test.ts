import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '#client/query-client.ts';

describe("mutations of the page's client", () => {
  afterEach(() => onlineManager.setOnline(true));

  it('fail at once without a network, instead of waiting for it', async () => {
    onlineManager.setOnline(false);
    const observer = new MutationObserver(createQueryClient(), { mutationFn: () => Promise.reject(new Error('no network')) });
    await expect(observer.mutate()).rejects.toThrow('no network');
    expect(observer.getCurrentResult().isPaused).toBe(false);
  });

  it('are forgotten with what they sent when their form is gone', async () => {
    const client = createQueryClient();
    const observer = new MutationObserver(client, { mutationFn: (password: string) => Promise.resolve(password.length) });
    const leave = observer.subscribe(() => undefined);
    await observer.mutate('une longue phrase');
    expect(client.getMutationCache().getAll()).toHaveLength(1);
    leave();
    await expect.poll(() => client.getMutationCache().getAll()).toHaveLength(0);
  });
});
