export { inkOn, type PaperColours, paperColours } from './colours.ts';
export { type DocumentFonts, documentFonts } from './fonts/document-fonts.ts';
export { drawFoot } from './foot.ts';
export { answerPdf, filesMade, openPdf, type Pdf, paper, type Style } from './pdf.ts';
