import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { documentVersions } from '#backend/tables/page-editing.ts';
import type { DocumentIssue, DocumentVersion, DraftState, EditedDocument } from '#schemas/edited-document.ts';
import type { Page, PageNode } from '#schemas/page.ts';
import { byTier } from '../../tiers.ts';
import { onOneEngine } from '../databases.ts';
import { openStaff, type Staff } from '../site/staff.ts';

/** Documents with unknown blocks, odd keys and nesting: what is kept must come back to the byte. */
const odd = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll('\0', '')),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('b', 'a', 'title', '~/', 'picture!', 'é'), tie('value'), { maxKeys: 3 }),
  ),
})).value;
const document = fc
  .array(fc.record({ z: odd, props: fc.dictionary(fc.constantFrom('y', 'x', 'href'), odd, { maxKeys: 3 }) }), { maxLength: 4 })
  .map((nodes) => ({
    format: 1,
    later: nodes.length,
    layouts: [{ name: 'Haut', id: 1, nodes: nodes.map((node, at) => ({ ...node, v: 3, type: 'of-a-later-version', id: `n${at}` })) }],
  }));

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      who: fc.constantFrom('nora' as const, 'paul' as const),
      cms: document,
      isStale: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('publish' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('discard' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), pick: fc.nat(50) }) },
);

onOneEngine('any sequence of savings, publications and restorations', (db) => {
  let staff: Staff;
  let at: string;
  let shownAt: string;
  const open = () => staff.nora.accept<EditedDocument>('GET', at);
  const versions = async () => (await staff.nora.accept<{ versions: DocumentVersion[] }>('GET', `${at}/version?nbItem=100`)).versions;
  const textOf = async (version: number) =>
    JSON.stringify((await staff.nora.accept<{ cms: unknown }>('GET', `${at}/version/${version}`)).cms);

  beforeAll(async () => {
    staff = await openStaff(db());
    const home = (await staff.site.get<PageNode[]>('/page/tree')).find(({ url }) => url === '/')?.id;
    at = `/admin/document/page/${home}`;
    shownAt = `/page/${home}`;
  });

  it('keeps what was written to the byte, refuses what is old, and loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        /** Every document that was accepted must be found again: as the draft, as what is shown, or as a version. */
        const written = new Set<string>();
        for (const one of steps) {
          const before = await open();
          const shown = JSON.stringify(before.published);
          if (one.kind === 'save') {
            const revision = one.isStale ? before.revision - 1 : before.revision;
            const answer = await staff[one.who].call<DraftState>('PUT', `${at}/draft`, { revision: Math.max(0, revision), cms: one.cms });
            const isAccepted = !one.isStale || before.revision === 0;
            expect(answer.status).toBe(isAccepted ? 200 : 409);
            const after = await open();
            expect(JSON.stringify(after.draft?.cms)).toBe(JSON.stringify(isAccepted ? one.cms : before.draft?.cms));
            expect(JSON.stringify(after.published)).toBe(shown);
          } else if (one.kind === 'publish') {
            const wanted = JSON.stringify(before.draft ? before.draft.cms : before.published);
            const { status } = await staff.nora.call('POST', `${at}/publish`, { revision: before.revision });
            if (status === 200) {
              const after = await open();
              expect([JSON.stringify(after.published), after.draft]).toEqual([wanted, null]);
              expect(JSON.stringify((await staff.site.get<Page>(shownAt)).cms)).toBe(wanted);
              written.add(wanted);
            } else if (before.draft !== null) {
              // Refused for nothing but what the check names as an error.
              const issues = await staff.nora.accept<DocumentIssue[]>('POST', `${at}/check`, { cms: JSON.parse(wanted) });
              expect(issues.some(({ isError }) => isError)).toBe(true);
            }
          } else if (one.kind === 'undo') {
            const { status } = await staff.nora.call('POST', `${at}/undo`);
            expect(status).toBe(before.canUndo ? 200 : 409);
            const after = await open();
            if (status === 200) written.add(shown);
            if (status === 200 && !before.draft) expect(JSON.stringify(after.draft?.cms)).toBe(shown);
          } else if (one.kind === 'discard') {
            const { status } = await staff.nora.call('DELETE', `${at}/draft?revision=${before.revision}`);
            expect(status).toBe(before.draft ? 200 : 404);
            if (before.draft) written.add(JSON.stringify(before.draft.cms));
          } else {
            const all = await versions();
            const version = all[one.pick % Math.max(1, all.length)]?.version;
            if (version === undefined) continue;
            const wanted = await textOf(version);
            await staff.nora.accept('POST', `${at}/version/${version}/restore`, { revision: before.revision });
            expect(JSON.stringify((await open()).draft?.cms)).toBe(wanted);
            if (before.draft) written.add(JSON.stringify(before.draft.cms));
          }
        }
        const last = await open();
        const kept = new Set([JSON.stringify(last.draft?.cms), JSON.stringify(last.published)]);
        const stored = await db()
          .select({ cms: documentVersions.cms })
          .from(documentVersions)
          .where(eq(documentVersions.idSite, staff.site.idSite));
        for (const { cms } of stored) kept.add(JSON.stringify(cms));
        for (const text of written) expect(kept.has(text), text).toBe(true);
      }),
      { numRuns: byTier({ fast: 5, rest: 12 }) },
    );
  }, 180_000);
});
