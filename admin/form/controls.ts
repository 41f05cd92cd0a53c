import { type ComponentType, lazy } from 'react';
import type { ControlName } from '#schemas/entities/control-name.ts';
import type { ControlProps } from './control-props.ts';
import { ChoiceControl } from './controls/choice-control.tsx';
import { ChoicesControl } from './controls/choices-control.tsx';
import { CodeControl } from './controls/code-control.tsx';
import { GroupControl } from './controls/group-control.tsx';
import { ListControl } from './controls/list-control.tsx';
import { NumberControl } from './controls/number-control.tsx';
import { SwitchControl } from './controls/switch-control.tsx';
import { TextAreaControl, TextControl } from './controls/text-controls.tsx';

type Control = ComponentType<ControlProps>;

/** A control whose code is loaded when it is shown. */
const later = (load: () => Promise<Control>): Control => lazy(async () => ({ default: await load() }));

/** Every control by its name, but those that a kind of entries has of its own. */
export const controls = {
  text: TextControl,
  textarea: TextAreaControl,
  html: CodeControl,
  code: CodeControl,
  number: NumberControl,
  choice: ChoiceControl,
  switch: SwitchControl,
  choices: ChoicesControl,
  list: ListControl,
  group: GroupControl,
  'rich-text': later(async () => (await import('./controls/rich-text-control.tsx')).RichTextControl),
  date: later(async () => (await import('./controls/date-controls.tsx')).DateControl),
  moment: later(async () => (await import('./controls/date-controls.tsx')).MomentControl),
  hours: later(async () => (await import('./controls/hours-control.tsx')).HoursControl),
  picture: later(async () => (await import('./controls/picture-control.tsx')).PictureControl),
  pictures: later(async () => (await import('./controls/pictures-control.tsx')).PicturesControl),
  file: later(async () => (await import('./controls/picture-control.tsx')).FileControl),
  focus: later(async () => (await import('./controls/focus-control.tsx')).FocusControl),
  icon: later(async () => (await import('./controls/icon-control.tsx')).IconControl),
  link: later(async () => (await import('./controls/link-control.tsx')).LinkControl),
  component: later(async () => (await import('./controls/select-controls.tsx')).ComponentControl),
  name: later(async () => (await import('./controls/named-control.tsx')).NameControl),
  names: later(async () => (await import('./controls/named-control.tsx')).NamesControl),
  colour: later(async () => (await import('./controls/colour-control.tsx')).ColourControl),
  font: later(async () => (await import('./controls/font-control.tsx')).FontControl),
  country: later(async () => (await import('./controls/select-controls.tsx')).CountryControl),
  currency: later(async () => (await import('./controls/select-controls.tsx')).CurrencyControl),
  description: later(async () => (await import('./controls/description-control.tsx')).DescriptionControl),
  countries: later(async () => (await import('./controls/countries-control.tsx')).CountriesControl),
  language: later(async () => (await import('./controls/select-controls.tsx')).LanguageControl),
  weekday: later(async () => (await import('./controls/week-controls.tsx')).WeekdayControl),
  time: later(async () => (await import('./controls/week-controls.tsx')).TimeControl),
  limit: later(async () => (await import('./controls/limit-control.tsx')).LimitControl),
  discount: later(async () => (await import('./controls/limit-control.tsx')).DiscountControl),
  json: later(async () => (await import('./controls/json-control.tsx')).JsonControl),
} satisfies Record<Exclude<ControlName, 'axes' | 'declinations'>, Control>;
