import { IconPath } from './icon-path.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

export type IconProps = {
  name: IconName;
  /** A CSS length; by default a little more than the text around it. */
  size?: string;
};

/** A line icon in the colour of the text. Never read out: the control or the words around it carry the name. */
export const Icon = ({ name, size }: IconProps) => <IconPath path={iconPaths[name]} size={size} />;
