/** No forecast is surer than this. */
const SURE = 1e-3

/** A chance as the logarithm of its odds: what adds up where chances do not. */
export const logOdds = (chance: number): number => Math.log((chance + SURE) / (1 - chance + SURE))

/** The chance again. */
export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds))
