const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Sanitised HTML as paragraphs of plain text; items of a list begin with a dash. */
export function plainText(html: string): string {
  return html
    .replace(/<li[^>]*>/gi, '\n– ')
    .replace(/<br\s*\/?>|<\/(p|div|h[1-6]|li|ul|ol|blockquote|tr)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
      const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
