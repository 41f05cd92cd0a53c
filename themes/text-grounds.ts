import type { Tokens } from './tokens.ts';

type Role = keyof Tokens['colour'];

const page = ['ground', 'surface', 'tint', 'tintAccent', 'tintPrimary'] as const;

/** On which grounds each colour of text stands. `menuInkOnTop` is not among them: it stands on a picture. */
export const textGrounds = {
  ink: page,
  muted: page,
  heading: page,
  active: page,
  link: page,
  price: page,
  sale: page,
  primaryInk: page,
  accentInk: page,
  positive: [...page, 'positiveSoft'],
  warning: [...page, 'warningSoft'],
  danger: [...page, 'dangerSoft'],
  onPrimary: ['primary', 'primaryStrong'],
  onAccent: ['accent'],
  onButton: ['button', 'buttonStrong'],
  onSale: ['sale'],
  onDanger: ['danger'],
  fieldInk: ['fieldGround'],
  fieldMuted: ['fieldGround'],
  headerInk: ['headerGround'],
  menuInk: ['menuGround'],
  menuActiveInk: ['menuActive'],
  menuMark: ['menuGround'],
  submenuInk: ['submenuGround'],
  submenuActiveInk: ['submenuActive'],
  submenuMark: ['submenuGround'],
  mobileMenuInk: ['mobileMenuGround'],
  mobileMenuMuted: ['mobileMenuGround'],
  mobileMenuActive: ['mobileMenuGround'],
  barInk: ['barGround'],
  barMark: ['barGround'],
  topBarInk: ['topBarGround'],
  footerInk: ['footerGround'],
  footerHeading: ['footerGround'],
  footerMuted: ['footerGround'],
} as const satisfies Partial<Record<Role, readonly Role[]>>;
