import { useId, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { decodeText } from '#domain/text-file.ts';
import { messages as allMessages } from '#messages/generated/admin/relay-points.ts';
import type { RelayFeed } from '#schemas/relay-feed.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { errorAt, FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { productStyles } from '../products/styles.ts';
import { adminStyles as styles } from '../styles.ts';
import { FeedFaults } from './feed-faults.tsx';

/** The feed of one carrier: its address, its last run, and a file instead. `hosts`: those that an address may name. */
export function RelayFeedPanel({ feed, hosts }: { feed: RelayFeed; hosts: readonly string[] }) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const id = useId();
  const params = { id: feed.idCarrier };
  const [address, setAddress] = useState(feed.address);
  const save = usePanelMutation({
    mutationFn: () => browserApi.call('PUT /admin/relay-feed/{id}', { params, body: { address } }),
    done: messages.saved,
  });
  const refresh = usePanelMutation({ mutationFn: () => browserApi.call('POST /admin/relay-feed/{id}/refresh', { params }) });
  const send = usePanelMutation({
    mutationFn: async (file: File) => {
      // A file that holds no text is sent as it is, to be refused.
      const text = decodeText(new Uint8Array(await file.arrayBuffer())) ?? (await file.text());
      return browserApi.call('POST /admin/relay-feed/{id}/file', { params, body: { text } });
    },
  });
  const isBusy = save.isPending || refresh.isPending || send.isPending;
  return (
    <section className={styles.panel} aria-label={feed.carrier} aria-busy={isBusy}>
      <h2>{feed.carrier}</h2>
      <div className={productStyles.body}>
        <p role="status">
          {messages.points({ count: feed.points })}{' '}
          {feed.lastRunAt ? messages.lastRun({ moment: dates.minute(feed.lastRunAt) }) : feed.address !== '' && messages.neverRun}{' '}
          {feed.faults.length > 0 && feed.lastSuccessAt && messages.lastSuccess({ moment: dates.minute(feed.lastSuccessAt) })}
        </p>
        {feed.faults.length > 0 && (
          <Alert tone="error" title={messages.refused}>
            <FeedFaults faults={feed.faults} />
          </Alert>
        )}
        <form
          className={productStyles.body}
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate();
          }}
        >
          <Field
            label={messages.address}
            hint={hosts.length > 0 ? messages.hosts({ hosts: hosts.join(', ') }) : messages.noHosts}
            type="url"
            inputMode="url"
            value={address}
            error={errorAt(save.failure, 'address')}
            onChange={({ target }) => setAddress(target.value)}
          />
          <FailureAlert failure={save.failure ?? refresh.failure ?? send.failure} />
          <div className={styles.actions}>
            <Button type="submit" busy={isBusy}>
              {messages.save}
            </Button>
            {feed.address !== '' && (
              <Button variant="outline" busy={isBusy} onClick={() => refresh.mutate()}>
                {messages.refresh}
              </Button>
            )}
          </div>
        </form>
        <div className={productStyles.file}>
          <label htmlFor={id}>{messages.file}</label>
          <input
            id={id}
            type="file"
            accept=".csv,.txt,.json,.geojson,text/csv,application/geo+json,application/json"
            disabled={isBusy}
            // The same file, corrected, can be chosen again.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={({ target }) => target.files?.[0] && send.mutate(target.files[0])}
          />
          <p className={styles.note}>{messages.format}</p>
        </div>
      </div>
    </section>
  );
}
