/** Name of the view timeline of the site's footer: what is fixed at the bottom of the screen leaves while it comes. */
export const footerTimeline = '--footer-on-screen';
