import { type Pdf, paper } from './pdf.ts';

/** Draws the foot of every page: who made it, and the page's number where there are several. */
export function drawFoot(pdf: Pdf, text: string, pageOf: (page: number, count: number) => string): void {
  const { kit, colours } = pdf;
  const { count } = kit.bufferedPageRange();
  const width = paper.width - 2 * paper.margin;
  for (let page = 0; page < count; page += 1) {
    kit.switchToPage(page);
    pdf.decorate(() => {
      const y = paper.height - 62;
      kit.moveTo(paper.margin, y);
      kit
        .lineTo(paper.margin + width, y)
        .lineWidth(0.5)
        .stroke(colours.rule);
      const below = pdf.write(text, { font: 'text', size: 8, colour: colours.muted, align: 'center' }, paper.margin, y + 8, width);
      if (count > 1)
        pdf.write(
          pageOf(page + 1, count),
          { font: 'text', size: 8, colour: colours.muted, align: 'center' },
          paper.margin,
          below + 2,
          width,
        );
    });
  }
}
