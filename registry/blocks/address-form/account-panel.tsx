import { useState } from 'react';
import type { AuthView } from '#client/shop/views.ts';
import { useWords } from '#client/site.tsx';
import type { LoginBody, RegisterBody } from '#schemas/user.ts';
import { Button } from '#ui/button.tsx';
import { AuthFormView } from '../auth-form/auth-form-view.tsx';
import { addressFormStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export type AccountPanelProps = { view: AuthView; onLogin: (body: LoginBody) => void; onRegister: (body: RegisterBody) => void };

/** Signing in or up in the middle of the order: the page stays, and so does the cart. */
export function AccountPanel({ view, onLogin, onRegister }: AccountPanelProps) {
  const words = useWords(allWords).account;
  const [isOpen, setOpen] = useState(false);
  if (view.user)
    return <p className={styles.signedIn}>{words.signedIn(`${view.user.firstname} ${view.user.lastname}`, view.user.email)}</p>;
  return (
    <section className={styles.account} aria-label={words.question}>
      <div className={styles.accountHead}>
        <p>
          <strong>{words.question}</strong>
          <br />
          <span className={styles.muted}>{words.hint}</span>
        </p>
        <Button variant={isOpen ? 'quiet' : 'outline'} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.close : words.open}
        </Button>
      </div>
      {isOpen && <AuthFormView view={view} start="login" newsletter nextUrl="/cart/address" onLogin={onLogin} onRegister={onRegister} />}
    </section>
  );
}
