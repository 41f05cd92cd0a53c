import { mediaListQuery } from '#client/queries/media-library.ts';
import { adminComponentsQuery } from '#client/queries/page-admin.ts';
import { namedThingsQuery } from '#client/queries/page-editor.ts';
import { useServerState } from '#client/query-client.ts';
import { useSite } from '#client/site.tsx';
import type { NamedKind } from '#schemas/named-thing.ts';
import { type Locale, toLang } from '#schemas/site.ts';
import type { StarterSite } from './starter-props.ts';

/** Entries that some blocks require: each shows one form, one popup or one list of the site. */
const neededKinds = ['form', 'popup', 'element-list'] as const satisfies readonly NamedKind[];
/** Pictures that new blocks begin with: the latest of the library. */
const nbItem = 6;

/** Loads the data of the edited site that fill new blocks; empty until they are loaded. */
export function useStarterSite(): StarterSite {
  const { site } = useSite();
  const locale = site.defaultLang as Locale;
  const pictures = useServerState(mediaListQuery({ kind: 'picture,drawing', nbItem })).data?.items ?? [];
  const [forms, popups, lists] = [
    useServerState(namedThingsQuery(neededKinds[0], { search: '', page: 1 })).data,
    useServerState(namedThingsQuery(neededKinds[1], { search: '', page: 1 })).data,
    useServerState(namedThingsQuery(neededKinds[2], { search: '', page: 1 })).data,
  ];
  const components = useServerState(adminComponentsQuery()).data ?? [];
  const names = [forms, popups, lists].flatMap((things, index) => {
    const [first] = things?.items ?? [];
    return first ? [[neededKinds[index], first.name]] : [];
  });
  return {
    lang: toLang(site.defaultLang),
    pictures: pictures.map(({ name, alts }) => ({ name, alt: alts[locale] ?? '' })),
    component: components.find(({ isOwn, need }) => isOwn && need === 'placed')?.slug ?? null,
    names: Object.fromEntries(names) as StarterSite['names'],
  };
}
