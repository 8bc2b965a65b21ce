import type { Fall } from '../src/index.ts'

export { type Fall, loaded } from '../src/index.ts'

/** The i-th of whatever is picked from. */
export const at = (index: number): Fall => ({ at: index })
