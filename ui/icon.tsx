import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

export type IconProps = {
  name: IconName;
  /** A CSS length; by default a little more than the text around it. */
  size?: string;
};

/** A line icon in the colour of the text. Never read out: the control or the words around it carry the name. */
export function Icon({ name, size = '1.35em' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      style={{ width: size, height: size, flex: 'none' }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
