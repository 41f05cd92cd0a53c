import { messages } from '#messages/generated/admin/entries/popup.ts';
import { messages as texts } from '#messages/generated/entities/popup.ts';
import { popup } from '#schemas/entities/popup.ts';
import schema from '#schemas/generated/forms/popup.json';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EntryKind } from '../entry-kind.ts';
import { EntryList } from '../entry-list.tsx';
import { EntryScreen } from '../entry-screen.tsx';

export const popupKind: EntryKind = {
  kind: 'popup',
  entity: popup as unknown as EntryKind['entity'],
  // JSON has lists where rules have pairs.
  schema: schema as object as FieldSchema,
  texts,
  messages,
  path: 'popups',
  icon: 'info',
  title: 'title',
  sections: [
    { name: 'text', fields: ['title', 'slug', 'html', 'picture', 'link', 'linkLabel'] },
    { name: 'time', fields: ['trigger', 'delaySeconds', 'scrollPercent', 'showOnEveryReload', 'restDays'] },
  ],
  placeTranslation: (path, locale) => (path.join('.') === 'picture.alt' ? ['translations', locale, 'alt'] : undefined),
};

export const PopupList = () => <EntryList kind={popupKind} />;
export const PopupForm = () => <EntryScreen kind={popupKind} />;
