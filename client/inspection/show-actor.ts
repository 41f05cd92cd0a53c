import { createBrowserInspector } from '@statelyai/inspect';
import type { ActorRefLike, AnyActor, AnyEventObject } from 'xstate';
import { randomId } from '../random-id.ts';
import { type InspectionCall, inspectionChannel } from './channel.ts';
import { redact } from './redact.ts';

/** Parts of an actor that are needed to show it. */
export type ShownActor = ActorRefLike & Pick<AnyActor, 'system' | 'subscribe'>;

const channel = new BroadcastChannel(inspectionChannel);
const tab = randomId();
const shown = new Set<ShownActor>();
const say = (call: InspectionCall) => channel.postMessage(call);

const inspector = createBrowserInspector({
  // Tabs find each other on the channel: no window is opened, and nothing of the network is needed.
  url: '/dev/machines',
  autoStart: false,
  send: (event) => channel.postMessage({ ...event, sessionId: `${tab} ${event.sessionId}`, page: window.location.pathname }),
  sanitizeContext: (context) => ({ ...asObject(redact(context)) }),
  sanitizeEvent: (event): AnyEventObject => ({ ...asObject(redact(event)), type: event.type }),
});

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

channel.addEventListener('message', ({ data }: MessageEvent<InspectionCall>) => {
  if (data.type === 'machines.asked') for (const actor of shown) inspector.actor(actor, actor.getSnapshot());
});
window.addEventListener('pagehide', () => say({ type: 'machines.left', sessionId: `${tab} ` }));

/**
 * Shows a running actor on `/dev/machines`, open in another tab: its state, its context without what names a person, and its
 * events. For development alone: callers import this where `process.env.NODE_ENV` is `development`, so that a built shop has
 * nothing of it.
 */
export function showActor(actor: ShownActor): void {
  if (shown.has(actor)) return;
  shown.add(actor);
  inspector.actor(actor, actor.getSnapshot());
  actor.system.inspect((told) => {
    if (told.actorRef !== actor) return;
    if (told.type === '@xstate.event') inspector.event(actor, told.event);
    if (told.type === '@xstate.snapshot') inspector.snapshot(actor, told.snapshot, { event: told.event });
  });
  actor.subscribe({
    complete: () => {
      shown.delete(actor);
      say({ type: 'machines.left', sessionId: `${tab} ${actor.sessionId}` });
    },
  });
}
