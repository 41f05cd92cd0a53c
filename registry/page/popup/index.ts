import { localHref } from '#client/local-path.ts';
import { sanitise } from '#registry/content/texts/sanitise.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { PopupProps } from '#registry/generated/popup.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Popup } from '#schemas/popup.ts';

export type PopupData = Popup & { href: string | null };

async function loadPopup({ popup }: PopupProps, context: LoadContext): Promise<PopupData> {
  const found = await context.call('GET /popup/{id}', { params: { id: popup } });
  return { ...found, html: sanitise(found.html, context), href: found.link && localHref(context, found.link) };
}

export const code = defineBlockCode<PopupProps, PopupData>({
  load: loadPopup,
});
