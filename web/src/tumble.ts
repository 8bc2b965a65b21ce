// How long dice tumble, in milliseconds at normal speed: many of them follow one another more closely.

const ONE = 500
const NEXT = 40
const ALL = 240
/** So long one sees them lie before it is told what they came to. */
export const SEEN = 350

/** So much later each die comes than the one before it. */
export const stepOf = (dice: number): number => (dice > 1 ? Math.min(NEXT, ALL / (dice - 1)) : 0)

/** When the last of them lies. */
export const liesAfter = (dice: number): number => (dice > 0 ? ONE + stepOf(dice) * (dice - 1) : 0)
