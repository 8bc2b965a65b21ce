// A press that was meant for what lay there a moment ago: the end of a turn comes to lie where one has just skipped the others'.

/** So long a second press still belongs to the first. */
const DOUBLE = 700
/** So long one needs to see that something else lies there, whoever has skipped so lately. */
const SEEN = 500
const LATELY = 5000

/** All in milliseconds of one clock: when one skipped last, when the button came up, and now. */
export const isLeftOver = (skipped: number, came: number, now: number): boolean =>
  now - skipped < DOUBLE || (now - came < SEEN && now - skipped < LATELY)

let skippedAt = Number.NEGATIVE_INFINITY

export const noteSkip = (): void => {
  skippedAt = performance.now()
}

/** Whether a press now, on what came up then, is left over from skipping. */
export const isMeantToSkip = (came: number): boolean => isLeftOver(skippedAt, came, performance.now())
