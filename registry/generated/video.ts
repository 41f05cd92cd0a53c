/** Props of the block `video`, made from its conf.schema.json by `npm run generate`. */
import type { ResolvedPicture } from '#schemas/cms/picture.ts';

export interface VideoProps {
  /**
   * Address. That of a file (mp4, m4v, webm, mov), or of the video’s page on YouTube, Vimeo or Dailymotion.
   */
  url: string;
  /**
   * Title of the video. Read out by screen readers.
   */
  title: string;
  /**
   * Poster. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  poster?: ResolvedPicture;
  /**
   * Caption
   */
  caption?: string;
  /**
   * Transcript. What is said and shown, for those who do not hear or see.
   */
  transcript?: string;
  /**
   * Subtitles. Of a file: WebVTT files of the site.
   *
   * @maxItems 8
   */
  subtitles: {
    /**
     * File
     */
    src: string;
    /**
     * Language
     */
    lang: string;
    /**
     * Name
     */
    label?: string;
  }[];
  /**
   * Ratio
   */
  ratio: '16/9' | '4/3' | '1/1' | '9/16';
  /**
   * Plays by itself. Of a file of the site only, without sound, and never for those who prefer less motion.
   */
  autoplay: boolean;
  /**
   * Loops
   */
  loop: boolean;
}
