import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/catalogue/product-file.ts';
import type { ProductFileProps } from '#registry/generated/product-file.ts';
import type { BlockProps } from '#renderer/types.ts';
import { hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { IconPath } from '#ui/icon-path.tsx';
import type { ProductFileData } from './index.ts';

const arrow = 'M12 4v11M6.8 10.2 12 15.4l5.2-5.2M4.5 19.8h15';

const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.s,
  minHeight: '2.75rem',
  color: theme.colour.link,
  textUnderlineOffset: '0.25em',
  [hover]: { '&:hover': { textDecorationThickness: '2px' } },
});

/** A link to the product's file; nothing where the site offers none. */
export function ProductFile({ node }: BlockProps<ProductFileProps, ProductFileData>) {
  const messages = useMessages(allMessages);
  const { props, data } = node;
  if (!data?.url) return null;
  return (
    <a className={link} href={data.url} type="application/pdf">
      <IconPath path={arrow} size="1.2rem" />
      <span>
        {props.label || messages.label} {messages.type}
      </span>
    </a>
  );
}
export default ProductFile;
