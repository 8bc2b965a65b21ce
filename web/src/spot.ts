export interface Spot {
  readonly x: number
  readonly y: number
  readonly r: number
  /** How far above the middle a tag stands, where the rim above belongs to another place or bears a number. */
  readonly tag?: number
  /** Where the icon of what can be done there lies, if somebody stands in the middle. */
  readonly sign?: { readonly x: number; readonly y: number }
}
