import { popups } from '#backend/tables/popups.ts';
import { popup } from '#schemas/entities/popup.ts';
import { mapRows } from './map-rows.ts';
import { picture } from './mapping.ts';

export const popupRows = mapRows(popup, popups, { picture: picture({ isEntryText: true }) });
