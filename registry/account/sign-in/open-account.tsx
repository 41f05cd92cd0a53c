import { useEffect, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { openerOf, openOverPage } from '#client/over-page.ts';
import { auth, useAuth } from '#client/shop/auth.ts';
import { pageSite, SiteProvider, useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/sign-in/open-account.ts';
import { above } from '#themes/media.ts';
import { Dialog, Drawer } from '#ui/dialog.tsx';
import { AuthFormView } from './auth-form-view.tsx';
import { FollowOrderLink } from './follow-order-link.tsx';
import { useSignInNotice } from './use-sign-in-notice.ts';

/** From here on the window stands in the middle; a phone has it from below. */
const wide = above('md').replace('@media ', '');

/**
 * Opens the sign-in over the page, which stays with what was typed in it. Who is signed in goes to the link's address instead; so does
 * everybody where the shop does not say, and on the page of the sign-in itself.
 */
export async function open(link: HTMLAnchorElement): Promise<void> {
  const isSignedIn = browserApi.call('GET /logged', {}).then(
    ({ logged }) => logged,
    () => true,
  );
  if (pageSite().path === '/auth' || (await isSignedIn)) return location.assign(link.href);
  // A session that has ended since is no sign-in.
  auth.check();
  openOverPage(
    (close) => (
      <SiteProvider value={pageSite()}>
        <SignInWindow onClose={close} />
      </SiteProvider>
    ),
    openerOf(link),
  );
}

function SignInWindow({ onClose }: { onClose: () => void }) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const view = useAuth();
  const [Shape] = useState(() => (matchMedia(wide).matches ? Dialog : Drawer));
  useSignInNotice(view);
  const isSignedIn = view.status === 'loggedIn';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when she is signed in.
  useEffect(() => {
    if (isSignedIn) onClose();
  }, [isSignedIn]);
  return (
    <Shape open onClose={onClose} title={messages.title} closeLabel={messages.close}>
      <AuthFormView start="login" newsletter={false} nextUrl={to('/account')} view={view} onLogin={auth.login} onRegister={auth.register} />
      <FollowOrderLink />
    </Shape>
  );
}
