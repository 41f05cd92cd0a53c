/** Signs that break careless CSV, spreadsheets and readers of cells and lines. */
export const hostileSigns: readonly string[] = [
  ...['"', "'", ';', ',', '\n', '\r\n', '\r', '\t', '=', '+', '-', '@', '|', ':', '\\', ' ', '\u00A0', '\uFEFF'],
  ...['\uFF1D', 'é', '中', '😀', 'a', 'n', 'r', '<b>', '&', '7', '%'],
];
