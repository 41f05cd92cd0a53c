export { inkOn, type PaperColours, paperColours } from './colours.ts';
export { type DocumentFonts, documentFonts } from './fonts/document-fonts.ts';
export type { FontPart } from './fonts/font-part.ts';
export { runsOf } from './fonts/runs.ts';
export { drawFoot } from './foot.ts';
export { answerPdf, filesMade, openPdf, type Pdf, paper, type Style } from './pdf.ts';
