/** Address that the harmonised notice of the legal guarantee leads to (Regulation (EU) 2025/1960). */
export const guaranteeNoticeUrl = 'https://europa.eu/youreurope/garanties';

/** Address that the harmonised label of a producer's guarantee of durability leads to (Regulation (EU) 2025/1960). */
export const producerGuaranteeUrl = 'https://europa.eu/youreurope/commercial-guarantee-durability';
