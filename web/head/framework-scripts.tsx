import { type BuildManifest, getPageFiles } from 'next/dist/server/get-page-files';
import { Head, NextScript } from 'next/document';
import { type FrameworkScripts, frameworkElement } from '../model/page-scripts.ts';

type Files = Parameters<Head['getScripts']>[0];
type ScriptElement = { props: { src?: string; dangerouslySetInnerHTML?: { __html: string } } };

/** `<head>` without Next's scripts. */
export class HeadWithoutScripts extends Head {
  override getPolyfillScripts() {
    return [];
  }
  override getDynamicChunks() {
    return [];
  }
  override getScripts() {
    return [];
  }
}

/**
 * The page's data as Next writes it, and the addresses of its scripts as data: the page's first script runs them (web/browser/boot).
 * Old browsers, for which Next has a polyfill, understand neither.
 */
export class ScriptsAsData extends NextScript {
  override render() {
    const { __NEXT_DATA__: data, buildManifest } = this.context;
    const files = filesOf(buildManifest as unknown as BuildManifest, data.page);
    const scripts = readScripts([...this.getDynamicChunks(files), ...this.getScripts(files)]);
    const json = JSON.stringify(scripts).replaceAll('<', '\\u003c');
    return (
      <>
        {super.render()}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, which cannot end the element */}
        <script id={frameworkElement} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      </>
    );
  }
}

function filesOf(manifest: BuildManifest, page: string): Files {
  const [sharedFiles, pageFiles] = [getPageFiles(manifest, '/_app'), getPageFiles(manifest, page)];
  return { sharedFiles, pageFiles, allFiles: [...new Set([...sharedFiles, ...pageFiles])] };
}

function readScripts(elements: readonly (ScriptElement | null)[]): FrameworkScripts {
  const props = elements.flatMap((element) => (element ? [element.props] : []));
  return {
    inline: props.map(({ dangerouslySetInnerHTML }) => dangerouslySetInnerHTML?.__html ?? '').join('') || null,
    files: [...new Set(props.flatMap(({ src }) => (src ? [src] : [])))],
  };
}
