import type { GetServerSideProps } from 'next';
import type { AdminPageProps } from '#admin/shell.tsx';
import { adminStyleSheet } from '#themes/admin.ts';
import { contextOf } from './context.ts';
import { currentSite } from './current-site.ts';
import { sourceOf } from './source.ts';

/** What a page of the admin panel starts from. Nothing of it depends on the person: orders and mails are read by the browser. */
export const adminProps: GetServerSideProps<AdminPageProps> = async ({ resolvedUrl }) => {
  const { info } = await currentSite();
  const locale = info.defaultLang;
  const source = await sourceOf(String(info.version), locale);
  const path = new URL(resolvedUrl, 'http://local').pathname;
  return { props: { context: contextOf(source, locale, path), styleSheet: adminStyleSheet() } };
};
