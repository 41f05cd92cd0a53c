/** Widths in px of the screens that the page is shown at. */
export const deviceWidths = { phone: 390, tablet: 768, desktop: 1280 } as const;
export type Device = keyof typeof deviceWidths;
export const deviceNames: readonly Device[] = ['phone', 'tablet', 'desktop'];

/** The pictures of their buttons, 24 by 24. */
export const deviceIcons: Readonly<Record<Device, string>> = {
  phone: 'M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5M11 17.8h2',
  tablet: 'M5.5 3.5h13A1.5 1.5 0 0 1 20 5v14a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19V5a1.5 1.5 0 0 1 1.5-1.5M11 17.8h2',
  desktop: 'M4 5h16v11H4zM9 20h6M12 16v4',
};
