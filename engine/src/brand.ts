declare const brand: unique symbol

/**
 * A number or text with a sense of its own: a `Brand<number, 'unit'>` does not pass for a `Brand<number, 'place'>`,
 * while a plain number passes for both, so that arithmetic and literals need no cast.
 */
export type Brand<X extends number | string, Sense extends string> = X & { readonly [brand]?: Sense }

/** The same, through and through, not to be changed. */
export type Frozen<X> = X extends number | string | boolean | null | undefined
  ? X
  : X extends readonly (infer Y)[]
    ? readonly Frozen<Y>[]
    : { readonly [K in keyof X]: Frozen<X[K]> }
