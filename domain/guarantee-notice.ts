/** Address that the harmonised notice of the legal guarantee leads to (Regulation (EU) 2025/1960). */
export const guaranteeNoticeUrl = 'https://europa.eu/youreurope/garanties';
