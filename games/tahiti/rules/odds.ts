export const attackOdds = 0;
export const expeditionOdds = 0;
