import type { QuoteProps } from '#registry/generated/quote.ts';
import { caps } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Picture } from '#ui/picture.tsx';

const styles = {
  figure: style({
    display: 'grid',
    justifyItems: 'center',
    gap: theme.space.l,
    textAlign: 'center',
    maxWidth: theme.measure.narrow,
    marginInline: 'auto',
  }),
  portrait: style({ width: '7.5rem', borderRadius: '50%', overflow: 'hidden' }),
  text: style({
    fontFamily: theme.font.title,
    fontWeight: theme.weight.title,
    fontSize: theme.size.h2,
    lineHeight: 1.22,
    letterSpacing: theme.tracking.title,
    color: theme.colour.heading,
    textWrap: 'balance',
  }),
  author: style(caps),
  detail: style({ color: theme.colour.muted, fontSize: theme.size.small }),
};

export function Quote({ node }: BlockProps<QuoteProps>) {
  const { text, author, detail, image } = node.props;
  return (
    <figure className={styles.figure}>
      {image && (
        <div className={styles.portrait}>
          <Picture image={image} sizes="135px" widths={[160, 320]} ratio="1" />
        </div>
      )}
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      {author && (
        <figcaption>
          <span className={styles.author}>{author}</span>
          {detail && <span className={styles.detail}> · {detail}</span>}
        </figcaption>
      )}
    </figure>
  );
}
export default Quote;
