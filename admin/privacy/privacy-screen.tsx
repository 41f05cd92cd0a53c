import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/privacy.ts';
import { adminStyles as styles } from '../styles.ts';
import { PersonRights } from './person-rights.tsx';
import { RetentionPanel } from './retention-panel.tsx';

/** Personal data: the rights of a person, and how long what is kept of people. */
export function PrivacyScreen() {
  const messages = useMessages(allMessages);
  return (
    <>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
      </div>
      <p>{messages.intro}</p>
      <PersonRights />
      <RetentionPanel />
    </>
  );
}
