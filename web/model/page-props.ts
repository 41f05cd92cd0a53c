import type { SiteContext } from '#client/site.tsx';
import type { ResolvedNode } from '#renderer/core/resolved.ts';
import type { Lang } from '#schemas/site.ts';
import type { StyleText } from '#themes/style.ts';
import type { FrameworkStart } from './page-scripts.ts';

/** A picture to fetch before anything asks for it: what `<link rel="preload">` says of one of its sources. */
export type PicturePreload = { srcSet: string; sizes: string; media: string | null };

/** A `<script>` of the owner: attributes as HTML names them, and its text, which the content policy knows by its hash. */
export type CodeScript = { attributes: Readonly<Record<string, string>>; text: string };

/** Code added to a page by SCRIPT_TO_LOAD and AFTER_BODY_HTML_TO_LOAD, in a form that cannot break the page around it. */
export type CustomCode = {
  /** Stand in `<head>`, in their order. */
  head: readonly CodeScript[];
  /** Stand at the end: SCRIPT_TO_LOAD that is plain JavaScript finds the page there. */
  end: readonly CodeScript[];
  /** Balanced HTML for the end of the page. */
  html: string;
  /** Texts of all inline scripts, those in `html` too. */
  inline: readonly string[];
};

/** Picture that networks show where a page is shared: its absolute address, its size in px, and what it shows. */
export type SharedPicture = { url: string; width: number; height: number; alt: string };

/** A feed that readers may subscribe to: its title and its path on the site. */
export type FeedLink = { title: string; href: string };

/** Data for `<head>` about a page. Addresses are absolute if other programs read them. */
export type PageHead = {
  title: string;
  description: string;
  canonical: string | null;
  /** The page in each language of a site that has several, itself too. */
  alternates: readonly { lang: Lang; href: string }[];
  /** Null in the document's own data. */
  image: SharedPicture | null;
  /** Feeds of what the page shows. Empty in the document's own data. */
  feeds: readonly FeedLink[];
  /** The large picture at the top, to be fetched at once. Empty in the document's own data. */
  pictures: readonly PicturePreload[];
  isIndexed: boolean;
  /** schema.org, as JSON text. */
  jsonLd: string | null;
};

/** A top-level section of the main document. */
export type PageLayout = {
  id: number;
  nodes: ResolvedNode[];
  /** Far below the first screen and without code: laid out when it comes near the screen. */
  isLate?: true;
};

/** Everything that a page of the site is rendered from, on the server and in the browser. */
export type SitePage = {
  context: SiteContext;
  head: PageHead;
  header: readonly ResolvedNode[];
  main: PageLayout[];
  /** A page that follows one of the same key changes it: the focus and what is open stay. Another one begins anew. */
  mainKey: string;
  footer: readonly ResolvedNode[];
  mobileBar: readonly ResolvedNode[];
  /** Start of the page's code. */
  start: FrameworkStart;
  /** The page has personal nodes that are loaded later. */
  hasDeferred: boolean;
  /** Styles of the baked HTML. Null in the document's own data: there they stand in `<head>`. */
  styles: StyleText | null;
  /** The theme as CSS. Null in the document's own data. */
  theme: ThemeHead | null;
};

export type ThemeHead = {
  css: string;
  /** Names the CSS by what it says. */
  name: string;
  /** Its CSS and that of the page's blocks stand in the page, not in a file (`web/files/page-files.ts`). */
  isInline: boolean;
  globalCss: string;
  /** Address of the one font file to fetch at once; null: none. */
  fontPreload: string | null;
  favicon: string | null;
  /** Address of the web manifest in the language of the page. */
  manifest: string;
  /** Scripts and HTML that the owner added. */
  code: CustomCode;
};

/** `hasSiteBar`: made for an administrator; the document alone reads it, the browser is not told. */
export type SitePageProps = { page: SitePage; hasSiteBar?: true };

/** Personal parts of a page, by node, loaded after the page. */
export type DeferredAnswer = { nodes: Record<string, ResolvedNode[]>; styles: StyleText };

/** Texts of settings by key, as the settings screen has them; null: the default. */
export type Texts = Readonly<Record<string, string | null>>;
