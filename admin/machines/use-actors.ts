import { useEffect, useReducer } from 'react';
import { type InspectionCall, inspectionChannel } from '#client/inspection/channel.ts';
import { noteTold, type SeenActor, Told } from './seen-actors.ts';

/** The actors that other tabs of the shop run, from the moment this page is open; tabs that were open before tell of theirs. */
export function useActors(): readonly SeenActor[] {
  const [actors, note] = useReducer(noteTold, []);
  useEffect(() => {
    const channel = new BroadcastChannel(inspectionChannel);
    const asked: InspectionCall = { type: 'machines.asked' };
    const ask = () => document.visibilityState === 'visible' && channel.postMessage(asked);
    const hear = (data: unknown) => {
      const told = Told.safeParse(data);
      if (told.success) note(told.data);
    };
    let receive = () => {};
    let isLeft = false;
    void import('@statelyai/inspect').then(({ createBrowserReceiver }) => {
      if (isLeft) return;
      const { unsubscribe } = createBrowserReceiver({ window }).subscribe(hear);
      receive = unsubscribe;
      channel.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
        // The receiver listens to its window: what the channel brings of its events is said there.
        if (data.type.startsWith('@xstate.')) window.dispatchEvent(new MessageEvent('message', { data }));
        else hear(data);
      });
      ask();
    });
    document.addEventListener('visibilitychange', ask);
    return () => {
      isLeft = true;
      receive();
      channel.close();
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return actors;
}
