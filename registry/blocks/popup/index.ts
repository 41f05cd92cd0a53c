import { localHref } from '#client/local-path.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Popup } from '#schemas/popup.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { PopupProps } from '../../generated/popup.ts';
import { sanitise } from '../../text-parts/sanitise.ts';

export type PopupData = Popup & { href: string | null };

async function loadPopup({ popup }: PopupProps, context: LoadContext): Promise<PopupData> {
  const found = await context.call('GET /popup/{id}', { params: { id: popup } });
  return { ...found, html: sanitise(found.html, context), href: found.link && localHref(context, found.link) };
}

export const code = defineBlockCode<PopupProps, PopupData>({
  load: loadPopup,
});
