import { IconPath } from '#ui/icon-path.tsx';

const pause = 'M8.5 5.5v13M15.5 5.5v13';
const play = 'M7.5 5.2v13.6l11-6.8z';

export const PlayIcon = ({ isPlaying }: { isPlaying: boolean }) => <IconPath path={isPlaying ? pause : play} />;
