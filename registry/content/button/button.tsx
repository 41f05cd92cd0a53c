import type { ButtonProps } from '#registry/generated/button.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { LinkButton } from '#ui/link-button.tsx';

const aligns = {
  start: style({ textAlign: 'start' }),
  center: style({ textAlign: 'center' }),
  end: style({ textAlign: 'end' }),
};

/** A link, whatever it looks like: what acts on the page belongs to a block of its own. */
export function Button({ node }: BlockProps<ButtonProps>) {
  const { label, href, variant, size, align } = node.props;
  return (
    <div className={aligns[align]}>
      <LinkButton href={href} variant={variant} size={size}>
        {label}
      </LinkButton>
    </div>
  );
}
export default Button;
