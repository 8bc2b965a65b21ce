/** A name nobody else has. `crypto.randomUUID` is not there on a page that came over plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
