import { useState } from 'react';
import type { AuthView } from '#client/shop/views.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/sign-in/auth-form-view.ts';
import type { AuthFormProps } from '#registry/generated/auth-form.ts';
import type { LoginBody, RegisterBody } from '#schemas/user.ts';
import { style } from '#themes/style.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AccountNeedsScript } from './account-needs-script.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

export type AuthFormViewProps = AuthFormProps & {
  view: AuthView;
  onLogin: (body: LoginBody) => void;
  onRegister: (body: RegisterBody) => void;
};

const form = style({ maxWidth: '28rem', marginInline: 'auto' });

/** Two tabs, sign in and sign up. A person who is signed in already is sent on. */
export function AuthFormView({ view, start, newsletter, nextUrl, onLogin, onRegister }: AuthFormViewProps) {
  const messages = useMessages(allMessages);
  const [tab, setTab] = useState(start);
  const [sent, setSent] = useState<typeof tab | null>(null);
  const failure = sent === tab ? view.failure : null;
  if (view.user && view.status === 'loggedIn') {
    return (
      <Alert tone="success">
        <p>{messages.welcome({ name: view.user.firstname })}</p>
        <LinkButton href={nextUrl}>{messages.goOn}</LinkButton>
      </Alert>
    );
  }
  if (view.status === 'idle' || view.status === 'checking') {
    return (
      <div className={form}>
        <AccountNeedsScript />
        <Skeleton label={messages.loading} shape="field" count={2} />
      </div>
    );
  }
  return (
    <div className={form}>
      <Tabs
        label={messages.label}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            key: 'login',
            label: messages.login,
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
            label: messages.register,
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
