import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import type { HeadingProps } from '../../generated/heading.ts';

const styles = {
  start: style({ textAlign: 'start' }),
  center: style({ textAlign: 'center' }),
  end: style({ textAlign: 'end' }),
};

export function Heading({ node }: BlockProps<HeadingProps>) {
  const { text, level, align } = node.props;
  const Tag = `h${level}` as const;
  return <Tag className={styles[align]}>{text}</Tag>;
}
export default Heading;
