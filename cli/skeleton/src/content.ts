/** What is printed on the board and on the runners. */
export const BOX = { track: 20, walk: 3 } as const

export const MOST_ROUNDS = 99
