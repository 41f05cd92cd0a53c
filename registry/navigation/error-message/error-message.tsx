import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/navigation/error-message.ts';
import type { ErrorMessageProps } from '#registry/generated/error-message.ts';
import { caps, frame } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';

const { colour, size, space } = theme;
const styles = {
  box: style(frame(theme.measure.wide), {
    display: 'grid',
    gap: space.xl,
    paddingBlock: space.section,
    [above('md')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', alignItems: 'center' },
  }),
  /** As the picture is; a high one is cut to the screen. */
  picture: style({ '& picture': { borderRadius: theme.radius.s }, '& img': { maxHeight: '70svh' } }),
  texts: style({ display: 'grid', gap: space.m, justifyItems: 'start' }),
  code: style(caps, { color: colour.accentInk }),
  text: style({ fontSize: size.lead, color: colour.muted }),
  links: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s} ${space.l}`, marginTop: space.s }),
};

/** Explains the error, with links to other pages. */
export function ErrorMessage({ node }: BlockProps<ErrorMessageProps>) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { status, message, notFoundText, errorText, image, links } = node.props;
  const isMissing = status === 404;
  return (
    <div className={styles.box}>
      <div className={styles.texts}>
        <p className={styles.code}>{messages.code({ status })}</p>
        <h1>{message || (isMissing ? messages.notFound : messages.error)}</h1>
        <p className={styles.text}>{isMissing ? (notFoundText ?? messages.notFoundText) : (errorText ?? messages.errorText)}</p>
        <div className={styles.links}>
          <LinkButton href={to('/')}>{messages.home}</LinkButton>
          {links.map(({ label, href }) => (
            <LinkButton key={href} href={href} variant="quiet">
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} sizes="(min-width: 768px) 46vw, 100vw" widths={[480, 750, 960, 1280]} priority />
        </div>
      )}
    </div>
  );
}
export default ErrorMessage;
