/** Names with their place where they are alike, and with a number where the places are, too. */
export function toldApart(names: readonly string[], places: readonly (string | null)[]): readonly string[] {
  const placed = names.map((name, i) => {
    const place = places[i]
    return isAlone(names, name) || !place || name.includes(place) ? name : `${name}, ${place}`
  })
  return placed.map((name, i) => {
    if (isAlone(placed, name)) return name
    return `${name} (${placed.slice(0, i + 1).filter((other) => other === name).length})`
  })
}

const isAlone = (names: readonly string[], name: string): boolean => names.filter((other) => other === name).length < 2
