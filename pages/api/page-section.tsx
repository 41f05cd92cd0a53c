import { apiRoute } from '#web/calls/api-route.ts';
import { answerSection } from '#web/page/answer-section.ts';
import { SectionRequest } from '#web/page/render-section.ts';

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

/** A layout of a thousand blocks has some hundred KB. */
const body = { schema: SectionRequest, maxBytes: 4 * 1024 * 1024 };

/** A section of a page as the page editor has it: `POST /api/page-section`. */
export default apiRoute({ methods: ['POST'], access: 'admin', body }, (_, response, asked) => answerSection(response, asked));
