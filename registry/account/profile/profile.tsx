import { useApiMutation } from '#client/api-mutation.ts';
import { browserApi } from '#client/browser-api.ts';
import { newsletterQuery } from '#client/queries/account.ts';
import { besideForm, queryClient, useServerState } from '#client/query-client.ts';
import { auth } from '#client/shop/auth.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { messages as allMessages } from '#messages/generated/registry/account/profile.ts';
import type { ProfileProps } from '#registry/generated/profile.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { PasswordBody, ProfileBody, User } from '#schemas/user.ts';
import { SignedIn } from '../sign-in/signed-in.tsx';
import { ProfileView } from './profile-view.tsx';
import { useAddressBook } from './use-address-book.ts';

/** The profile of whoever is signed in, joined to the account's calls. */
export function Profile({ node }: BlockProps<ProfileProps>) {
  const { path } = useSite();
  return <SignedIn next={path}>{(user) => <OwnProfile user={user} {...node.props} />}</SignedIn>;
}
export default Profile;

function OwnProfile({ user, ...props }: ProfileProps & { user: User }) {
  const messages = useMessages(allMessages);
  const details = useApiMutation({
    mutationFn: (body: ProfileBody) => browserApi.call('PUT /user', { body }),
    onSuccess: () => auth.check(),
  });
  const book = useAddressBook(user);
  const password = useApiMutation({
    mutationFn: (body: PasswordBody) => browserApi.call('PUT /user/password', { body }),
  });
  const subscription = useApiMutation({
    mutationFn: (lists: number[]) => browserApi.call('PUT /user/newsletter/subscription', { body: { lists } }),
    onSuccess: () => queryClient().invalidateQueries({ queryKey: newsletterQuery().queryKey }),
  });
  const erasure = useApiMutation({
    mutationFn: (secret: string) => browserApi.call('DELETE /user', { body: { password: secret } }),
    onSuccess: () => {
      notify({ kind: 'success', text: messages.erased });
      // Takes the cookie and the cart out of this browser.
      auth.logout();
    },
  });
  const newsletter = useServerState({ ...newsletterQuery(), ...besideForm }).data;
  return (
    <ProfileView
      {...props}
      details={{ ...details, user, onSave: details.mutate }}
      book={book}
      password={{ ...password, onSubmit: password.mutate }}
      newsletter={newsletter ? { ...subscription, ...newsletter, onChange: subscription.mutate } : null}
      erase={user.role === 'CUSTOMER' ? { ...erasure, onErase: erasure.mutate } : null}
    />
  );
}
