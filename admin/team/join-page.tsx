import { queryOptions } from '@tanstack/react-query';
import Head from 'next/head';
import { useApiMutation } from '#client/api-mutation.ts';
import { browserApi } from '#client/browser-api.ts';
import { useServerState } from '#client/query-client.ts';
import { SiteProvider, useMessages, useSite } from '#client/site.tsx';
import { readFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/team.ts';
import type { AcceptanceBody, OpenInvitation } from '#schemas/team.ts';
import { Alert } from '#ui/alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PanelTheme } from '../panel-theme.tsx';
import type { AdminPageProps } from '../shell/shell.tsx';
import { adminStyles as styles } from '../styles.ts';
import { JoinForm } from './join-form.tsx';
import { joinPageStyle } from './join-page-style.ts';

export type JoinPageProps = AdminPageProps & { token: string };

/** Page of an invitation's link, for somebody who has no access to the panel yet. */
export function JoinPage({ context, styleSheet, token }: JoinPageProps) {
  const { title } = allMessages[context.lang].join;
  return (
    <SiteProvider value={context}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* The address is a key: no other page learns it. */}
        <meta name="referrer" content="no-referrer" />
        <title>{`${title} · ${context.site.name}`}</title>
      </Head>
      <PanelTheme styleSheet={styleSheet}>
        <main className={joinPageStyle}>
          <Join token={token} />
        </main>
      </PanelTheme>
    </SiteProvider>
  );
}

const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => browserApi.call('POST /team/invitation/lookup', { body: { token } }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

function Join({ token }: { token: string }) {
  const { join: messages } = useMessages(allMessages);
  const { site } = useSite();
  const { data, error } = useServerState(invitationQuery(token));
  return (
    <>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
      </div>
      {!data && !error && <Skeleton label={messages.loading} bars={[2.5, 10]} />}
      {error && (
        <Alert tone="warning" title={messages.dead} live>
          <p>{readFailure(error).message}</p>
        </Alert>
      )}
      {data && (
        <section className={styles.panel} aria-label={messages.title}>
          <p>{messages.text({ shop: site.name, email: data.email })}</p>
          <Acceptance token={token} invitation={data} />
        </section>
      )}
    </>
  );
}

function Acceptance({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const { mutate, isPending, failure, status } = useApiMutation({
    mutationFn: (body: AcceptanceBody) => browserApi.call('POST /team/invitation/accept', { body }),
    onSuccess: () => window.location.replace('/admin'),
  });
  return (
    <JoinForm
      invitation={invitation}
      busy={isPending || status === 'success'}
      failure={failure}
      onJoin={({ password, ...names }) =>
        mutate(invitation.hasAccount ? { token, hasAccount: true, password } : { token, hasAccount: false, password, ...names })
      }
    />
  );
}
