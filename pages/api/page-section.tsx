import { answerSection } from '#web/page/answer-section.ts';

/** A section of a page as the page editor has it: `POST /api/page-section`. A layout of a thousand blocks has some hundred KB. */
export const config = { api: { bodyParser: { sizeLimit: '8mb' }, externalResolver: true, responseLimit: false } };

export default answerSection;
