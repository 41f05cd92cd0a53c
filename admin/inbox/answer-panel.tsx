import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/inbox.ts';
import type { AdminAnswer } from '#schemas/admin-inbox.ts';
import { DetailHeading } from '../list/list-and-detail.tsx';
import { adminStyles as styles } from '../styles.ts';

const mailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Shows a submission, question by question; files can be saved, and addresses open an e-mail. */
export function AnswerPanel({ answer }: { answer: AdminAnswer }) {
  const messages = useMessages(allMessages).answers;
  const dates = useDates();
  return (
    <div className={styles.ask}>
      <DetailHeading key={answer.id}>{answer.title}</DetailHeading>
      <p className={styles.muted}>{messages.received({ moment: dates.moment(answer.createdAt) })}</p>
      <dl className={styles.facts}>
        {answer.answers.map(({ key, label, value, file }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {file ? (
                <a href={`/api/forms/file/download/${file}`} download={value}>
                  {value}
                </a>
              ) : mailAddress.test(value) ? (
                <a href={`mailto:${value}`}>{value}</a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {answer.consentAt && <p className={styles.muted}>{messages.consent({ moment: dates.moment(answer.consentAt) })}</p>}
      <p className={styles.muted}>{messages.kept}</p>
    </div>
  );
}
