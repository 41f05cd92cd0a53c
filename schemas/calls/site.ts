import { z } from 'zod';
import { CompanyAddress } from '../address.ts';
import type { CallTable } from '../call.ts';
import { Id, RowId } from '../id.ts';
import { Component, Page, PageNode } from '../page.ts';
import { Parameter } from '../parameter.ts';
import { City, Country, SiteInfo } from '../site.ts';
import { SiteChanges, SiteMoment } from '../site-changes.ts';
import { SitemapPart } from '../sitemap.ts';
import { documentNamePattern, maxSlugLength } from '../slug.ts';

/** Kinds of things that have an address each, which ends in their slug and their number. Content is called as the component that shows it. */
export const AddressedKind = z.enum(['product', 'blog-article', 'blog-folder', 'album-sheet', 'service-sheet', 'event-sheet']);
export type AddressedKind = z.infer<typeof AddressedKind>;

/** Address of an entry, without a language prefix. */
export const ContentAddress = z.object({ id: RowId, url: z.string() });
export type ContentAddress = z.infer<typeof ContentAddress>;

export const siteCalls = {
  'GET /parameter': { summary: 'Public site parameters', access: 'public', data: z.array(Parameter) },
  'GET /site/info': { summary: 'The site', access: 'public', data: SiteInfo },
  'GET /site/changes': {
    summary: 'What changed in the site since a moment, for whoever keeps what the API answered',
    access: 'public',
    query: z.object({ since: SiteMoment.optional() }),
    data: SiteChanges,
  },
  'GET /page/tree': { summary: 'The page tree', access: 'public', data: z.array(PageNode) },
  'GET /page/{id}': { summary: 'A page with its document', access: 'public', params: z.object({ id: Id }), data: Page },
  'GET /component/conf/{slug}': {
    summary: 'A shared component or fixed screen',
    access: 'public',
    params: z.object({ slug: z.string().regex(documentNamePattern) }),
    data: Component,
  },
  'GET /sitemap/{part}': {
    summary: 'Addresses that search engines may list, with their pictures, a part of them',
    access: 'public',
    params: z.object({ part: z.coerce.number().int().min(1).max(100_000) }),
    data: SitemapPart,
  },
  'GET /address/{kind}/{slug}': {
    summary: 'Where a product, an article, a folder, an album, a service or an event stands, by its slug',
    access: 'public',
    params: z.object({ kind: AddressedKind, slug: z.string().min(1).max(maxSlugLength) }),
    data: ContentAddress,
  },
  'GET /company/address': { summary: "The shop's address", access: 'public', data: CompanyAddress },
  'GET /countries': {
    summary: 'All countries, the selling ones first',
    access: 'public',
    data: z.array(Country.extend({ isSold: z.boolean() })),
  },
  'GET /cities/{search}/{idCountry}': {
    summary: 'Cities by postal code or name',
    access: 'public',
    params: z.object({ search: z.string().min(1).max(80), idCountry: Id }),
    data: z.array(City),
  },
} as const satisfies CallTable;
