/** How many faces of a die from 1 to `faces` do it, as a part of all. */
export function part(faces: number, does: (die: number) => boolean): number {
  let n = 0
  for (let die = 1; die <= faces; die++) if (does(die)) n++
  return n / faces
}
