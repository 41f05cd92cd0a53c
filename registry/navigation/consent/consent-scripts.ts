import { consentTo } from '#client/consent.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';

/** Purposes that scripts of an owner may wait for: `<script type="text/plain" data-consent="audience">`. */
export const scriptPurposes = ['audience', 'marketing'] as const;
export type ScriptPurpose = (typeof scriptPurposes)[number];

/** The purposes that an owner's code waits for. */
export function purposesOfCode(values: Pick<ParameterValues, 'SCRIPT_TO_LOAD' | 'AFTER_BODY_HTML_TO_LOAD'>): ScriptPurpose[] {
  const code = values.SCRIPT_TO_LOAD + values.AFTER_BODY_HTML_TO_LOAD;
  return scriptPurposes.filter((purpose) => new RegExp(`data-consent\\s*=\\s*["']?${purpose}\\b`, 'i').test(code));
}

/**
 * Runs the scripts that waited for a yes and have it, each once. The content policy knows the inline ones by their hash, which is
 * that of their text whatever their type.
 */
export function runConsentedScripts(): void {
  for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[type="text/plain"][data-consent]')) {
    const purpose = scriptPurposes.find((known) => known === waiting.dataset.consent);
    if (!purpose || consentTo(purpose) !== true) continue;
    const script = document.createElement('script');
    for (const { name, value } of waiting.attributes) if (name !== 'type' && name !== 'data-consent') script.setAttribute(name, value);
    if (waiting.dataset.type) script.type = waiting.dataset.type;
    script.text = waiting.text;
    waiting.replaceWith(script);
  }
}
