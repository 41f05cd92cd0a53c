import { answerRobots } from '#web/crawlers/for-crawlers.ts';

export default answerRobots;
