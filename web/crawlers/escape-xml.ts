const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML 1.0 has no place for, not even written as entities; halves of surrogate pairs among them. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text of an XML element or attribute. */
export const escapeXml = (text: string): string => text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
