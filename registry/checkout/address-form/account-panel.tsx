import { useState } from 'react';
import type { AuthView } from '#client/shop/views.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/checkout/address-form.ts';
import { AuthFormView } from '#registry/account/sign-in/auth-form-view.tsx';
import type { LoginBody, RegisterBody } from '#schemas/user.ts';
import { Button } from '#ui/button.tsx';
import { addressFormStyles as styles } from './styles.ts';

export type AccountPanelProps = { view: AuthView; onLogin: (body: LoginBody) => void; onRegister: (body: RegisterBody) => void };

/** Signing in or up in the middle of the order: the page stays, and so does the cart. */
export function AccountPanel({ view, onLogin, onRegister }: AccountPanelProps) {
  const messages = useMessages(allMessages).account;
  const [isOpen, setOpen] = useState(false);
  if (view.user)
    return (
      <p className={styles.signedIn}>
        {messages.signedIn({ name: `${view.user.firstname} ${view.user.lastname}`, email: view.user.email })}
      </p>
    );
  return (
    <section className={styles.account} aria-label={messages.question}>
      <div className={styles.accountHead}>
        <p>
          <strong>{messages.question}</strong>
          <br />
          <span className={styles.muted}>{messages.hint}</span>
        </p>
        <Button variant={isOpen ? 'quiet' : 'outline'} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? messages.close : messages.open}
        </Button>
      </div>
      {isOpen && <AuthFormView view={view} start="login" newsletter nextUrl="/cart/address" onLogin={onLogin} onRegister={onRegister} />}
    </section>
  );
}
