import { answerRobots } from '../_site/for-crawlers.ts';

export default answerRobots;
