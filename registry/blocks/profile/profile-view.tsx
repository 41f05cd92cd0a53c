import type { ReactNode } from 'react';
import { useWords } from '#client/site.tsx';
import { Alert } from '#ui/alert.tsx';
import { NewPasswordForm, type NewPasswordFormProps } from '../../account-parts/new-password-form.tsx';
import type { Sending } from '../../form-parts/use-send.ts';
import type { ProfileProps } from '../../generated/profile.ts';
import { AddressBook, type AddressBookProps } from './address-book.tsx';
import { DetailsForm, type DetailsFormProps } from './details-form.tsx';
import { EraseForm, type EraseFormProps } from './erase-form.tsx';
import { NewsletterChoice, type NewsletterChoiceProps } from './newsletter-choice.tsx';
import { profileStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

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
  const words = useWords(allWords);
  return (
    <div className={styles.page}>
      <Part title={words.details}>
        <DetailsForm {...details} />
      </Part>
      {showAddresses && book && <AddressBook {...book} />}
      <Part title={words.password}>
        {password.status === 'done' ? (
          <Alert tone="success" live>
            <p>{words.changed}</p>
          </Alert>
        ) : (
          <NewPasswordForm
            currentLabel={words.current}
            label={words.next}
            submitLabel={words.change}
            busy={password.status === 'busy'}
            failure={password.failure}
            onSubmit={password.onSubmit}
          />
        )}
      </Part>
      {showNewsletter && newsletter && <NewsletterChoice {...newsletter} />}
      {showErase && erase && <EraseForm {...erase} />}
      {showErase && !erase && (
        <Part title={words.erase}>
          <p className={styles.text}>{words.eraseTeam}</p>
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
