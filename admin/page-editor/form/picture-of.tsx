import { mediaUsesQuery } from '#client/queries/media-library.ts';
import { useServerState } from '#client/query-client.ts';
import { formStyles as styles } from './styles.ts';

/** A picture of the library by its name, small. Decorative: what it shows is said beside it. */
export function PictureOf({ name }: { name: string }) {
  const { data } = useServerState(mediaUsesQuery(name));
  if (!data) return <span className={styles.emptyPicture} />;
  return <img src={`${data.url}-320.webp`} alt="" className={styles.picture} loading="lazy" draggable={false} />;
}
