type Item = { title: string; text: string };

/**
 * Questions and answers as schema.org's FAQPage, ready to stand in a script element; null when nothing is answered.
 * @param items with texts as HTML that is already safe
 */
export function faqJsonLd(items: readonly Item[]): string | null {
  const answered = items.filter(({ text }) => text !== '');
  if (answered.length === 0) return null;
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: answered.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
  // A closing tag in a text would end the script element.
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}
