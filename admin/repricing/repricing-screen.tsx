import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/repricing.ts';
import { adminStyles as styles } from '../styles.ts';
import { RepricingForm } from './repricing-form.tsx';
import { RepricingList } from './repricing-list.tsx';

/** Changes the prices of many products: which, how, a preview; below it the changes that were made, each with its undo. */
export function RepricingScreen() {
  const messages = useMessages(allMessages);
  return (
    <>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
      </div>
      <RepricingForm />
      <RepricingList />
    </>
  );
}
