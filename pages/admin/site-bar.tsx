import { SiteBar } from '#admin/site-bar/site-bar.tsx';
import { siteBarProps } from '#web/site/site-bar-props.ts';

export const getServerSideProps = siteBarProps;
export default SiteBar;
