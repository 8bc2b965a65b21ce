/** A state that a test may set as it likes, though in play nothing of it is changed. */
export type Loose<X> = X extends number | string | boolean | null | undefined
  ? X
  : X extends readonly (infer Y)[]
    ? Loose<Y>[]
    : { -readonly [K in keyof X]: Loose<X[K]> }
