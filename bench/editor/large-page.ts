/** A block of the page that the editors are measured with. */
export type PageItem = { id: string; type: 'section' | 'heading'; text: string; children: PageItem[] };

/** 1,000 blocks: 20 sections that hold three more within each other, with headings in each, down to the fifth level. */
export function largePage(): PageItem[] {
  let number = 0;
  const heading = (): PageItem => {
    number += 1;
    return { id: `h${number}`, type: 'heading', text: `Titre numéro ${number}`, children: [] };
  };
  const section = (depth: number): PageItem => {
    number += 1;
    const id = `s${number}`;
    const headings = Array.from({ length: depth === 4 ? 10 : 12 }, heading);
    return { id, type: 'section', text: '', children: [...headings, ...(depth < 4 ? [section(depth + 1)] : [])] };
  };
  return Array.from({ length: 20 }, () => section(1));
}
