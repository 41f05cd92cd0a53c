import { auditQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/audit.ts';
import { auditSubjects } from '#schemas/audit-subjects.ts';
import { List } from '../list/list.tsx';
import { nbItem, useListState } from '../list/list-state.ts';
import { adminStyles as styles } from '../styles.ts';
import { findAuditLink, formatAuditSentence } from './audit-sentence.ts';

const isDay = /^\d{4}-\d\d-\d\d$/;
const isId = /^[1-9]\d{0,8}$/;

/** The audit log as sentences, by person, subject and date. */
export function AuditScreen() {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const dates = useDates();
  const list = useListState();
  const subject = list.chosen('subject', auditSubjects);
  const person = list.filterValue('person', isId);
  const [from, to] = [list.filterValue('from', isDay), list.filterValue('to', isDay)];
  const answer = useServerState(auditQuery({ page: list.page, nbItem, subject, idUser: person, from, to }));
  const { data } = answer;
  return (
    <List
      list={list}
      name="audit"
      title={messages.title}
      intro={<p>{messages.intro}</p>}
      count={data && messages.count({ count: data.total })}
      total={data?.total}
      answer={answer}
      none={messages.none}
      empty={{ icon: 'info', title: messages.noneYet, text: messages.noneYetText }}
      filters={[
        {
          ...{ label: messages.person, name: 'person', value: person, every: messages.everyone },
          options: (data?.people ?? []).map(({ id, email, name }) => ({ value: String(id), label: name || email || messages.somebody })),
        },
        {
          ...{ label: messages.subject, name: 'subject', value: subject, every: messages.everySubject },
          options: auditSubjects.map((value) => ({ value, label: messages.subjects[value] })),
        },
        { label: messages.from, name: 'from', value: from, max: to },
        { label: messages.to, name: 'to', value: to, min: from },
      ]}
      rows={data?.entries ?? []}
      rowKey={({ id }) => String(id)}
      head={{ header: messages.action, label: (entry) => formatAuditSentence(entry, lang), href: findAuditLink }}
      columns={[
        { key: 'at', header: messages.at, cell: ({ createdAt }) => <time dateTime={createdAt}>{dates.minute(createdAt)}</time> },
        { key: 'person', header: messages.person, cell: ({ email }) => <span className={styles.lines}>{email || messages.somebody}</span> },
      ]}
    />
  );
}
