import type { CSSObject } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { pictureVeil, type VeilPlace, type VeilTone, veilFade } from '#themes/veil.ts';

/** Holds a picture and words on it: as high as the picture wants, higher where the words need more. */
export const pictureStage: CSSObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Unlike `hidden`, it lets the ratio give way to words that need more room.
  overflow: 'clip',
  isolation: 'isolate',
  // Behind the words, which have no place of their own: a link of theirs may cover all of the stage.
  '& > :first-child': { position: 'absolute', zIndex: -1, inset: 0, height: '100%' },
};

const fades: Record<VeilPlace, CSSObject> = {
  top: { alignSelf: 'start', paddingBottom: veilFade },
  middle: { alignSelf: 'stretch', alignContent: 'center' },
  bottom: { alignSelf: 'end', paddingTop: veilFade },
};

/** The box of the words: it brings the veil along, so that they read on whatever picture there is. */
export const wordsOver = (tone: VeilTone, place: VeilPlace): CSSObject => ({
  display: 'grid',
  gap: theme.space.s,
  padding: theme.space.l,
  ...fades[place],
  background: pictureVeil(tone, place),
  color: tone === 'dark' ? theme.colour.onDarkVeil : theme.colour.onLightVeil,
  '& h1, & h2, & h3, & h4, & p, & a': { color: 'inherit' },
  '& a:focus-visible': { outlineColor: 'currentColor' },
});
