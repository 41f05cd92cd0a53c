import type { parametersFr } from './parameters-fr.ts';

/** What saving parameters and adding fonts say, in English. */
export const parametersEn: Record<keyof typeof parametersFr, string> = {
  'parameter.conflict': '{name} saved the parameters on {moment}. Reload to start from that version.',
  'parameter.conflict-unnamed': 'The parameters have changed meanwhile. Reload to start from the latest version.',
  'parameter.saved': 'The parameters are saved.',
  'parameter.restored': 'Version {version} is restored.',
  'parameter.unchanged': 'Nothing has changed.',
  'parameter.version-not-found': 'This version of the parameters does not exist.',
  'parameter.boolean': 'Yes or no: true or false.',
  'parameter.number': 'A number from {min} to {max} is expected.',
  'parameter.choice': 'One of these is expected: {options}.',
  'parameter.colour': 'A colour is expected, such as #1a2b3c.',
  'parameter.url': 'A link is expected: https://…, an address of the site starting with /, mailto: or tel:.',
  'parameter.hours': 'Opening hours are expected, such as 09:00-12:30, 14:00-18:00.',
  'parameter.icon': 'A Font Awesome icon is expected, such as fa-solid house.',
  'parameter.font': 'The name of a font is expected: letters, digits, spaces and hyphens.',
  'parameter.origins': 'https origins are expected, one a line, such as https://example.com.',
  'parameter.username': 'A user name is expected, without an address or @.',
  'parameter.coordinate': 'Degrees are expected, from -180 to 180, such as 46.7391.',
  'parameter.country': 'The code of a country in two capitals is expected, such as FR.',
  'font.none': 'Choose at least one font file.',
  'font.too-many': 'At most {max} files at a time.',
  'font.too-large': '“{name}” is larger than {max} MB.',
  'font.not-a-font': '“{name}” is not a WOFF2, WOFF, TTF or OTF font.',
  'font.added': 'The font is added.',
};
