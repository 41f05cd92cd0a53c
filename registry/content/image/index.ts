import { defineBlockCode } from '#registry/define-block.ts';
import type { ImageProps } from '#registry/generated/image.ts';

export const code = defineBlockCode<ImageProps>({
  // A picture without words was decoration before one had to say so.
  migrations: { 1: (props) => (isSilent(props.image) ? { ...props, decorative: true } : props) },
});

const isSilent = (image: unknown): boolean => typeof image === 'object' && image !== null && 'alt' in image && image.alt === '';
