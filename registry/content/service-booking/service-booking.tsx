import { useEffect, useState } from 'react';
import { useApiMutation } from '#client/api-mutation.ts';
import { browserApi } from '#client/browser-api.ts';
import { bookingCalendarQuery, ownBookingQuery } from '#client/queries/booking.ts';
import { queryClient, useServerState } from '#client/query-client.ts';
import { useAuth } from '#client/shop/auth.ts';
import { useMessages } from '#client/site.tsx';
import { readFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/registry/content/service-booking.ts';
import type { ServiceBookingProps } from '#registry/generated/service-booking.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { Person } from './booking-form.tsx';
import { BookingView } from './booking-view.tsx';
import type { ServiceBookingData } from './index.ts';
import { OwnBookingView } from './own-booking-view.tsx';
import { serviceBookingStyles as styles } from './styles.ts';

/** Books a time of the page's service; with the key of an e-mail in the address, shows and cancels its booking. */
export function ServiceBooking({ node }: BlockProps<ServiceBookingProps, ServiceBookingData>) {
  const messages = useMessages(allMessages);
  const { title, text, privacyUrl } = node.props;
  const [key, setKey] = useState('');
  useEffect(() => setKey(new URLSearchParams(window.location.search).get('booking') ?? ''), []);
  if (!node.data) return null;
  const { email, phone } = node.data;
  const heading = key ? messages.own : (title ?? messages.title);
  return (
    <section id="booking" className={styles.box} aria-label={heading}>
      <h2 className={styles.title}>{heading}</h2>
      {!key && text && <p className={styles.text}>{text}</p>}
      {key ? <OwnBooking bookingKey={key} onAgain={() => setKey('')} /> : <Booking {...node.data} privacyUrl={privacyUrl} />}
      <noscript>
        <p>
          {messages.noScript} {email && <a href={`mailto:${email}`}>{email}</a>} {phone}
        </p>
      </noscript>
    </section>
  );
}
export default ServiceBooking;

function Booking({ idService, privacyUrl, ...shop }: NonNullable<ServiceBookingData> & { privacyUrl: string }) {
  const query = useServerState(bookingCalendarQuery(idService));
  const { user } = useAuth();
  const { mutate, ...sending } = useApiMutation({
    mutationFn: (body: Person & { date: string; from: string }) =>
      browserApi.call('POST /service/{id}/booking', { params: { id: idService }, body }),
    // The free times may have changed, so they are read again whatever the answer was.
    onSettled: () => queryClient().invalidateQueries({ queryKey: bookingCalendarQuery(idService).queryKey }),
  });
  return (
    <BookingView
      {...shop}
      {...sending}
      privacyUrl={privacyUrl}
      known={user && { name: [user.firstname, user.lastname].filter(Boolean).join(' '), email: user.email, phone: user.phone }}
      calendar={{
        status: query.data ? 'ready' : query.isError ? 'error' : 'loading',
        days: query.data?.days ?? [],
        retry: () => void query.refetch(),
      }}
      onSend={mutate}
    />
  );
}

function OwnBooking({ bookingKey, onAgain }: { bookingKey: string; onAgain: () => void }) {
  const query = useServerState(ownBookingQuery(bookingKey));
  const { mutate, ...sending } = useApiMutation({
    mutationFn: () => browserApi.call('POST /booking/{key}/cancel', { params: { key: bookingKey } }),
    onSuccess: (left) => queryClient().setQueryData(ownBookingQuery(bookingKey).queryKey, left),
  });
  const failure = query.isError ? readFailure(query.error) : null;
  return (
    <OwnBookingView
      {...sending}
      booking={query.data}
      refusal={failure && (failure.status === 0 ? '' : failure.message)}
      onRetry={() => void query.refetch()}
      onCancel={() => mutate()}
      onAgain={onAgain}
    />
  );
}
