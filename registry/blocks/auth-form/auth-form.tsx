import Router from 'next/router';
import { useEffect } from 'react';
import { auth, useAuth } from '#client/shop/auth.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { AuthFormProps } from '../../generated/auth-form.ts';
import { AuthFormView } from './auth-form-view.tsx';
import type { AuthFormData } from './load.ts';
import { nextPage } from './next-page.ts';

/** Sign-in and registration; once signed in, on to the page that asked for it. */
export function AuthForm({ node }: BlockProps<AuthFormProps, AuthFormData>) {
  const view = useAuth();
  const isSignedIn = view.status === 'loggedIn';
  useEffect(() => {
    if (!isSignedIn) return;
    const next = nextPage(window.location.search, node.props.nextUrl);
    // The admin panel is no page of the site: it is loaded with a style sheet of its own.
    if (next.startsWith('/admin')) window.location.replace(next);
    else void Router.replace(next);
  }, [isSignedIn, node.props.nextUrl]);
  return <AuthFormView {...node.props} newsletter={node.data.newsletter} view={view} onLogin={auth.login} onRegister={auth.register} />;
}
export default AuthForm;
