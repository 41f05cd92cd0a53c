/** A phone's screen; the tests of this folder have a desktop's. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
