import Router from 'next/router';
import { useEffect } from 'react';
import { auth, useAuth } from '#client/shop/auth.ts';
import { sitePath } from '#client/site-path.ts';
import type { AuthFormProps } from '#registry/generated/auth-form.ts';
import type { BlockProps } from '#renderer/types.ts';
import { AuthFormView } from '../sign-in/auth-form-view.tsx';
import { FollowOrderLink } from '../sign-in/follow-order-link.tsx';
import { useSignInNotice } from '../sign-in/use-sign-in-notice.ts';
import type { AuthFormData } from './index.ts';

/**
 * Address after signing in: `next` of the page's query if it is a path of this site, else the block's own. Another origin is never
 * followed.
 */
export function nextPage(search: string, fallback: string): string {
  const next = new URLSearchParams(search).get('next');
  return (next && sitePath(next)) || fallback;
}

/** Sign-in and registration; once signed in, on to the page that asked for it. */
export function AuthForm({ node }: BlockProps<AuthFormProps, AuthFormData>) {
  const view = useAuth();
  useSignInNotice(view);
  const isSignedIn = view.status === 'loggedIn';
  useEffect(() => {
    if (!isSignedIn) return;
    const next = nextPage(window.location.search, node.props.nextUrl);
    // The admin panel is no page of the site: it is loaded with a style sheet of its own.
    if (next.startsWith('/admin')) window.location.replace(next);
    else void Router.replace(next);
  }, [isSignedIn, node.props.nextUrl]);
  return (
    <>
      <AuthFormView {...node.props} newsletter={node.data.newsletter} view={view} onLogin={auth.login} onRegister={auth.register} />
      <FollowOrderLink />
    </>
  );
}
export default AuthForm;
