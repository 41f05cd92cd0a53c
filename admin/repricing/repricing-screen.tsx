import { useRef } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/repricing.ts';
import { adminStyles as styles } from '../styles.ts';
import { RepricingForm } from './repricing-form.tsx';
import { RepricingList } from './repricing-list.tsx';

/** Changes the prices of many products: which, how, a preview; below it the changes that were made, each with its undo. */
export function RepricingScreen() {
  const messages = useMessages(allMessages);
  const list = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
      </div>
      {/* The pressed button is gone then: who works by keyboard goes on where the change is followed. */}
      <RepricingForm onStarted={() => list.current?.focus()} />
      <RepricingList title={list} />
    </>
  );
}
