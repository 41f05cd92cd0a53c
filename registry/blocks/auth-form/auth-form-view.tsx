import { useState } from 'react';
import type { AuthView } from '#client/shop/views.ts';
import { useWords } from '#client/site.tsx';
import type { LoginBody, RegisterBody } from '#schemas/user.ts';
import { style } from '#themes/style.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AccountNeedsScript } from '../../account-parts/account-needs-script.tsx';
import { LoginForm } from '../../account-parts/login-form.tsx';
import { RegisterForm } from '../../account-parts/register-form.tsx';
import type { AuthFormProps } from '../../generated/auth-form.ts';
import { words as allWords } from './words.ts';

export type AuthFormViewProps = AuthFormProps & {
  view: AuthView;
  onLogin: (body: LoginBody) => void;
  onRegister: (body: RegisterBody) => void;
};

const form = style({ maxWidth: '28rem', marginInline: 'auto' });

/** Two tabs, sign in and sign up. A person who is signed in already is sent on. */
export function AuthFormView({ view, start, newsletter, nextUrl, onLogin, onRegister }: AuthFormViewProps) {
  const words = useWords(allWords);
  const [tab, setTab] = useState(start);
  const [sent, setSent] = useState<typeof tab | null>(null);
  const failure = sent === tab ? view.failure : null;
  if (view.user && view.status === 'loggedIn') {
    return (
      <Alert tone="success">
        <p>{words.welcome(view.user.firstname)}</p>
        <LinkButton href={nextUrl}>{words.goOn}</LinkButton>
      </Alert>
    );
  }
  if (view.status === 'idle' || view.status === 'checking') {
    return (
      <div className={form}>
        <AccountNeedsScript />
        <Skeleton label={words.loading} bars={[3, 3, 3]} />
      </div>
    );
  }
  return (
    <div className={form}>
      <Tabs
        label={words.label}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            key: 'login',
            label: words.login,
            panel: (
              <LoginForm
                busy={view.status === 'signingIn'}
                failure={failure}
                onSubmit={(body) => {
                  setSent('login');
                  onLogin(body);
                }}
              />
            ),
          },
          {
            key: 'register',
            label: words.register,
            panel: (
              <RegisterForm
                busy={view.status === 'registering'}
                failure={failure}
                newsletter={newsletter}
                onSubmit={(body) => {
                  setSent('register');
                  onRegister(body);
                }}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
