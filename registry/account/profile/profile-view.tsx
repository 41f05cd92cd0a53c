import type { ReactNode } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/profile.ts';
import type { Sending } from '#registry/content/forms/use-send.ts';
import type { ProfileProps } from '#registry/generated/profile.ts';
import { Alert } from '#ui/alert.tsx';
import { NewPasswordForm, type NewPasswordFormProps } from '../sign-in/new-password-form.tsx';
import { AddressBook, type AddressBookProps } from './address-book.tsx';
import { DetailsForm, type DetailsFormProps } from './details-form.tsx';
import { EraseForm, type EraseFormProps } from './erase-form.tsx';
import { NewsletterChoice, type NewsletterChoiceProps } from './newsletter-choice.tsx';
import { profileStyles as styles } from './styles.ts';

export type ProfileViewProps = ProfileProps & {
  details: DetailsFormProps;
  /** Null while it is not known. */
  book: AddressBookProps | null;
  password: Sending & Pick<NewPasswordFormProps, 'onSubmit'>;
  /** Null while it is not known. */
  newsletter: NewsletterChoiceProps | null;
  /** Null: the account of an administrator, which is not erased from here. */
  erase: EraseFormProps | null;
};

/** All that an account holds, each part with a form of its own. */
export function ProfileView({ details, book, password, newsletter, erase, showAddresses, showNewsletter, showErase }: ProfileViewProps) {
  const messages = useMessages(allMessages);
  return (
    <div className={styles.page}>
      <Part title={messages.details}>
        <DetailsForm {...details} />
      </Part>
      {showAddresses && book && <AddressBook {...book} />}
      <Part title={messages.password}>
        {password.status === 'success' ? (
          <Alert tone="success" live>
            <p>{messages.changed}</p>
          </Alert>
        ) : (
          <NewPasswordForm
            currentLabel={messages.current}
            label={messages.next}
            submitLabel={messages.change}
            busy={password.status === 'pending'}
            failure={password.failure}
            onSubmit={password.onSubmit}
          />
        )}
      </Part>
      {showNewsletter && newsletter && <NewsletterChoice {...newsletter} />}
      <Part title={messages.data}>
        <p className={styles.text}>{messages.dataText}</p>
        <p>
          <a href="/api/user/data" download="data.json">
            {messages.dataGet}
          </a>
        </p>
      </Part>
      {showErase && erase && <EraseForm {...erase} />}
      {showErase && !erase && (
        <Part title={messages.erase}>
          <p className={styles.text}>{messages.eraseTeam}</p>
        </Part>
      )}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.card} aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
);
