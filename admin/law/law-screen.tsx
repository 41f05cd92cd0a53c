import { Fragment } from 'react';
import { legalDutiesQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/law.ts';
import type { LegalDuty } from '#schemas/legal-duties.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { adminStyles as styles } from '../styles.ts';

/** Lists the legal duties of the shop, missing ones first: done, or the missing part and the place to add it. */
export function LawScreen() {
  const messages = useMessages(allMessages);
  const { data, isError, refetch } = useServerState(legalDutiesQuery());
  const duties = data?.duties ?? [];
  const of = (state: LegalDuty['state']) => duties.filter((duty) => duty.state === state);
  return (
    <>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
        <span className={styles.muted} role="status">
          {data && messages.count({ done: of('DONE').length, total: duties.length })}
        </span>
      </div>
      <p>{messages.intro}</p>
      {isError && <RetryAlert text={messages.error} label={messages.retry} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={messages.loading} bars={[3, 3, 3]} />}
      {(['MISSING', 'CHECK', 'DONE'] as const).map(
        (state) =>
          of(state).length > 0 && (
            <section key={state} className={styles.panel} aria-label={messages.states[state]}>
              <h2>{messages.states[state]}</h2>
              <ul className={styles.plain}>
                {of(state).map((duty) => (
                  <Duty key={duty.key} duty={duty} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

function Duty({ duty: { key, state, href, missing, count } }: { duty: LegalDuty }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { title, text } = messages.duties[key];
  return (
    <li className={styles.row}>
      <span className={styles.lines}>
        <a href={href}>{title}</a>
        <span className={styles.muted}>{text}</span>
        {count !== undefined && <span className={styles.muted}>{messages.open({ count })}</span>}
        {missing.length > 0 && (
          <span className={styles.muted}>
            {messages.missing}
            {missing.map((setting, index) => (
              <Fragment key={setting}>
                {index === 0 ? ' ' : ', '}
                <a href={`/admin/parameters#${setting}`}>{parameterText(setting, lang).label}</a>
              </Fragment>
            ))}
          </span>
        )}
      </span>
      <Badge tone={state === 'DONE' ? 'accent' : 'sale'}>{messages.marks[state]}</Badge>
    </li>
  );
}
