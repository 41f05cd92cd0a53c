import { useSite } from '#client/site.tsx';
import { SignedIn } from '../../account-parts/signed-in.tsx';
import { ProfileCardView } from './profile-card-view.tsx';

/** Who is signed in. */
export function ProfileCard() {
  const { path } = useSite();
  return <SignedIn next={path}>{(user) => <ProfileCardView user={user} />}</SignedIn>;
}
export default ProfileCard;
