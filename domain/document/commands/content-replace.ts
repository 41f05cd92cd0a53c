import type { CmsDocument } from '#schemas/cms/document.ts';
import { type CommandRules, refuse } from '../command.ts';
import { applyPatch, type KeyPatch, keyPatch } from '../patch.ts';

/** Another document in place of this one: a restored version, a document that somebody else saved. */
export type ContentReplace = { do: 'content.replace'; document: CmsDocument };

/** Key by key, so that keys of a later format, in whichever document they stand, come and go with it. */
export const contentReplace: CommandRules<ContentReplace> = {
  edit: (document, { document: other }) => {
    const patches: KeyPatch[] = [];
    let current = document;
    for (const key of new Set([...Object.keys(document), ...Object.keys(other)])) {
      const after = Object.hasOwn(other, key) ? { value: (other as Record<string, unknown>)[key] } : null;
      const patch = keyPatch(current, [], key, after);
      if (!patch) continue;
      patches.push(patch);
      current = applyPatch(current, patch);
    }
    return patches.length > 0 ? { patches, selection: null } : refuse('no-change');
  },
};
