import { readdir } from 'node:fs/promises';
import type { Archive } from '#backend/operations/archive/archive.ts';
import { flatten } from '#backend/operations/archive/check/check-archive.ts';
import { insteadOf, nearest } from '#backend/operations/archive/check/nearest.ts';
import { siteEntries } from '#backend/operations/archive/import/place-folder.ts';
import { type Inspection, inspectFolder } from '#backend/operations/archive/read-archive.ts';
import { isPlainObject } from '#backend/operations/archive/salvage.ts';
import { stepsOf } from '#renderer/core/issue.ts';
import { knownComponents, requiredComponents } from '#schemas/shared-components.ts';
import { knownBlocks } from '../cms/blocks.ts';
import { checkDocument } from '../cms/check.ts';
import { checkNames } from '../cms/check-names.ts';
import { checkParameters } from './check-parameters.ts';
import { checkReferences } from './check-references.ts';
import type { SiteFinding } from './site-finding.ts';

export type SiteCheck = {
  /** Archive as far as it could be read. It may be imported only if no finding stops the import. */
  archive: Archive;
  /** All that is wrong, by file and place. Files are named within the folder. */
  findings: readonly SiteFinding[];
};

/**
 * Everything that is wrong in a site's folder: what an import refuses, what documents place and name, settings, links, and shared
 * components that are missing. Throws ArchiveError where there is no folder.
 */
export async function checkSite(folder: string): Promise<SiteCheck> {
  const inspection = await inspectFolder(folder);
  const refused = inspection.mistakes.map((mistake) => ({ ...mistake, isError: true, stopsImport: true }));
  const others = [
    ...(await checkDocuments(inspection)),
    ...checkReferences(inspection),
    ...checkParameters(inspection),
    ...checkComponents(inspection),
    ...(await checkFiles(folder, inspection)),
  ];
  const all = [...refused, ...others];
  const placeOf = ({ file, path }: SiteFinding) => `${file}#${path.join('/')}`;
  const places = all.map(placeOf);
  const once = all.filter((_, index) => places.indexOf(places[index] ?? '') === index);
  const sorted = once.sort((one, other) => placeOf(one).localeCompare(placeOf(other), 'en', { numeric: true }));
  return { archive: inspection.archive, findings: sorted };
}

async function checkDocuments({ files, names }: Inspection): Promise<SiteFinding[]> {
  const blocks = await knownBlocks();
  return [...files].flatMap(([file, content]) => {
    const above = file.startsWith('components/') ? ['cms'] : file.startsWith('pages/') ? [] : undefined;
    if (!above) return [];
    const cms = above.length > 0 ? isPlainObject(content) && content.cms : content;
    const findings = [...checkDocument(cms, blocks, names.components), ...checkNames(cms, blocks, names)];
    return findings.map(({ pointer, message, isError }) => ({
      ...{ file, path: [...above, ...stepsOf(pointer)], reason: message, isError, stopsImport: false },
    }));
  });
}

function checkComponents({ archive, names }: Inspection): SiteFinding[] {
  const unknown = [...names.components].filter((slug) => knownComponents.every((one) => one.slug !== slug));
  return requiredComponents(archive.site.isECommerce)
    .filter(({ slug }) => !names.components.has(slug))
    .map(({ slug, addresses }) => {
      const without =
        addresses.length > 0 ? `${addresses.join(' and ')} answer${addresses.length === 1 ? 's' : ''} 404` : 'every page lacks it';
      const near = nearest(slug, unknown);
      const reason = `this file is missing: without it ${without}${near ? `; did you mean it by "${near}.json"?` : ''}`;
      return { file: `components/${slug}.json`, path: [], reason, isError: true, stopsImport: false };
    });
}

/** Files that nobody reads, where their name is near to one that is read, and documents that no page has. */
async function checkFiles(folder: string, { archive, names }: Inspection): Promise<SiteFinding[]> {
  const warning = (file: string, reason: string): SiteFinding => ({ file, path: [], reason, isError: false, stopsImport: false });
  const unread = (await readdir(folder)).filter((name) => !siteEntries.has(name) && nearest(name, [...siteEntries]) !== undefined);
  const keys = flatten(archive.pages).map(({ page }) => page.key);
  const named = names.page ?? new Set(keys);
  return [
    ...unread.map((name) => warning(name, `this file is not read${insteadOf(name, siteEntries)}`)),
    ...[...names.documents]
      .filter((key) => names.page && !named.has(key))
      .map((key) => warning(`pages/${key}.json`, `no page of pages.json has the key "${key}": this document is not shown`)),
  ];
}
