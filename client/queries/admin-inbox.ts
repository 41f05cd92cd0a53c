import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';
import { listQuery } from '../list-query.ts';

/** The events that people register for, the latest first. */
export const adminEventsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'events'],
    queryFn: ({ signal }) => browserApi.call('GET /admin/event', { query: listQuery({ nbItem: 100 }) }, { signal }),
  });

type Registrations = { page?: number; nbItem?: number; event?: number | undefined; search?: string };

/** Registrations for events, newest first. */
export const registrationsQuery = ({ page = 1, nbItem = 25, event, search = '' }: Registrations = {}) =>
  queryOptions({
    queryKey: ['admin', 'registrations', { page, nbItem, event, search }],
    queryFn: ({ signal }) =>
      browserApi.call('GET /admin/registration', { query: listQuery({ page, nbItem }, { event: `${event ?? ''}`, search }) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The site's forms with how many answers they have. */
export const adminFormsQuery = () =>
  queryOptions({ queryKey: ['admin', 'forms'], queryFn: ({ signal }) => browserApi.call('GET /admin/form', {}, { signal }) });

type Answers = { page?: number; nbItem?: number; form?: 'message' | number | undefined; search?: string };

/** Answers to forms and messages, newest first. */
export const answersQuery = ({ page = 1, nbItem = 25, form, search = '' }: Answers = {}) =>
  queryOptions({
    queryKey: ['admin', 'answers', { page, nbItem, form, search }],
    queryFn: ({ signal }) =>
      browserApi.call('GET /admin/answer', { query: listQuery({ page, nbItem }, { form: `${form ?? ''}`, search }) }, { signal }),
    placeholderData: keepPreviousData,
  });
