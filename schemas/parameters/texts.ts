import { messages as analytics } from '#messages/generated/settings/analytics.ts';
import { messages as colours } from '#messages/generated/settings/colours.ts';
import { messages as company } from '#messages/generated/settings/company.ts';
import { messages as icons } from '#messages/generated/settings/icons.ts';
import { messages as layout } from '#messages/generated/settings/layout.ts';
import { messages as legal } from '#messages/generated/settings/legal.ts';
import { messages as logo } from '#messages/generated/settings/logo.ts';
import { messages as logoPictures } from '#messages/generated/settings/logo-pictures.ts';
import { messages as menu } from '#messages/generated/settings/menu.ts';
import { messages as people } from '#messages/generated/settings/people.ts';
import { messages as shipping } from '#messages/generated/settings/shipping.ts';
import { messages as shop } from '#messages/generated/settings/shop.ts';
import { messages as typography } from '#messages/generated/settings/typography.ts';
import { type Lang, langs } from '#messages/languages.ts';
import type { ParameterKey } from './catalogue.ts';

/** Texts about a parameter: its label, its help, and the labels of its options. */
export type ParameterTexts = { readonly label: string; readonly help: string; readonly options?: Readonly<Record<string, string>> };

const textsIn = (lang: Lang): Readonly<Record<ParameterKey, ParameterTexts>> => ({
  ...colours[lang],
  ...typography[lang],
  ...layout[lang],
  ...menu[lang],
  ...logo[lang],
  ...icons[lang],
  ...shop[lang],
  ...shipping[lang],
  ...people[lang],
  ...company[lang],
  ...analytics[lang],
  ...legal[lang],
});

/** Texts of every parameter by language and key. */
export const parameterTexts: Readonly<Record<string, Readonly<Record<string, ParameterTexts>>>> = Object.fromEntries(
  langs.map((lang) => [lang, textsIn(lang)]),
);

/** Texts of all that is set on the settings' screen, by language and key: of parameters, and of the pictures of logos. */
export const settingTexts: Readonly<Record<string, Readonly<Record<string, ParameterTexts>>>> = Object.fromEntries(
  langs.map((lang) => [lang, { ...textsIn(lang), ...logoPictures[lang] }]),
);

/** Returns the texts about a setting in a language; for a key that neither the catalogue nor a logo has, the key. */
export const parameterText = (key: string, lang: Lang): ParameterTexts => settingTexts[lang]?.[key] ?? { label: key, help: '' };
