import { browserApi } from '#client/browser-api.ts';
import { newsletterQuery } from '#client/queries/account.ts';
import { besideForm, queryClient, useServerState } from '#client/query-client.ts';
import { auth } from '#client/shop/auth.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { messages as allMessages } from '#messages/generated/registry/account/profile.ts';
import { useSend } from '#registry/content/forms/use-send.ts';
import type { ProfileProps } from '#registry/generated/profile.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { User } from '#schemas/user.ts';
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
  const { send: save, ...saving } = useSend();
  const book = useAddressBook(user);
  const { send: change, ...changing } = useSend();
  const { send: subscribe, ...subscribing } = useSend();
  const { send: erase, ...erasing } = useSend();
  const newsletter = useServerState({ ...newsletterQuery(), ...besideForm }).data;
  return (
    <ProfileView
      {...props}
      details={{
        ...saving,
        user,
        onSave: (body) =>
          save(async () => {
            await browserApi.call('PUT /user', { body });
            auth.check();
          }),
      }}
      book={book}
      password={{ ...changing, onSubmit: (body) => change(() => browserApi.call('PUT /user/password', { body })) }}
      newsletter={
        newsletter
          ? {
              ...subscribing,
              ...newsletter,
              onChange: (isWanted) =>
                subscribe(async () => {
                  await browserApi.call('PUT /user/newsletter/subscription', { body: { lists: isWanted ? ['NEWSLETTER'] : [] } });
                  await queryClient().invalidateQueries({ queryKey: newsletterQuery().queryKey });
                }),
            }
          : null
      }
      erase={
        user.role !== 'CUSTOMER'
          ? null
          : {
              ...erasing,
              onErase: (password) =>
                erase(async () => {
                  await browserApi.call('DELETE /user', { body: { password } });
                  notify({ kind: 'success', text: messages.erased });
                  // Takes the cookie and the cart out of this browser.
                  auth.logout();
                }),
            }
      }
    />
  );
}
