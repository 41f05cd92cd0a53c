import { useEffect, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import type { EventRegistrationProps } from '#registry/generated/event-registration.ts';
import type { BlockProps } from '#renderer/types.ts';
import { useSend } from '../forms/use-send.ts';
import { EventRegistrationView, type Person } from './event-registration-view.tsx';
import type { EventRegistrationData } from './index.ts';

/** The registration form of an event; once sent, what was reserved. */
export function EventRegistration({ node }: BlockProps<EventRegistrationProps, EventRegistrationData>) {
  const { title, text, privacyUrl } = node.props;
  const { id, route, state, most, email } = node.data;
  const [ready, setReady] = useState(false);
  const [seats, setSeats] = useState(0);
  const { send, ...sending } = useSend();
  useEffect(() => setReady(true), []);
  const onSend = (body: Person) => {
    setSeats(body.seats);
    send(() => browserApi.call('POST /element/{route}/{id}/register', { params: { route, id }, body }));
  };
  // Full while the form was filled in: the answer says so, and the form gives way to it.
  const isFull = state === 'full' || sending.failure?.status === 409;
  return (
    <EventRegistrationView
      {...sending}
      title={title}
      text={text}
      privacyUrl={privacyUrl}
      most={most}
      email={email}
      ready={ready}
      seats={seats}
      onSend={onSend}
      state={isFull ? 'full' : state}
    />
  );
}
export default EventRegistration;
