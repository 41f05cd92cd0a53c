import { type IconName, iconPaths } from '#ui/icon-paths.ts';

/** Icons of the panel alone, by the same hand as the shop's: a 24 px square, lines with round ends, no fills. Apart, for shop pages load those. */
const ownPaths = {
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.3 1.8H5.2zM10.2 20.5h3.6',
  book: 'M6.5 4.2h11v15.6h-11a2 2 0 0 1 0-4h11M4.5 17.8V6.2a2 2 0 0 1 2-2M9 8.2h5',
  boxes: 'M8.2 4.2h7.6v7H8.2zM3.8 11.2h8.2v8.6H3.8zM12 11.2h8.2v8.6H12zM11 4.2v2.4M6.9 11.2v2.6M15.1 11.2v2.6',
  card: 'M3.5 6h17v12h-17zM3.5 10h17M6.6 14.4h3.8',
  chat: 'M4 5.2h16v11h-8.4L7 20v-3.8H4zM8 9.2h8M8 12.4h5',
  device: 'M4.5 5h15v10.5h-15zM2.8 18.8h18.4M10 15.5v3.3M14 15.5v3.3',
  external: 'M10 5H5v14h14v-5M13.5 4.8h5.7v5.7M19 5l-8.4 8.4',
  file: 'M6 3.8h8l4 4v12.4H6zM14 3.8v4h4M9 12h6M9 15.5h6',
  image: 'M3.8 5h16.4v14H3.8zM4 16.4l4.4-4.4 4 4 2.8-2.8 4.8 4.8M15 9a.7.7 0 1 0 .1 0',
  sliders:
    'M4 7h9M17.5 7H20M4 17h2.5M11 17h9M15.2 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M8.8 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4',
  signOut: 'M10.5 5H5v14h5.5M14.5 8.2 18.4 12l-3.9 3.8M18.4 12H9.6',
  tag: 'M4 4.5h8.2l7.8 7.8-7.7 7.7L4 11.8zM8.2 8.7a.6.6 0 1 0 .1 0',
  ticket: 'M3.8 7h16.4v3.2a1.8 1.8 0 0 0 0 3.6V17H3.8v-3.2a1.8 1.8 0 0 0 0-3.6zM14.5 7.4v1.8M14.5 11.1v1.8M14.5 14.8v1.8',
} as const;

export type PanelIconName = IconName | keyof typeof ownPaths;

/** The path of an icon, for `IconPath`. */
export const panelIconPath = (name: PanelIconName): string => ({ ...iconPaths, ...ownPaths })[name];
