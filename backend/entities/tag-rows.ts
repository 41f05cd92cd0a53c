import { tags } from '#backend/tables/site-presentation.ts';
import { tag } from '#schemas/entities/tag.ts';
import { mapRows } from './map-rows.ts';
import { reference } from './mapping.ts';

export const tagRows = mapRows(tag, tags, { page: reference('idPage', 'page') });
