import type { Chair, Who } from '@muster/table'

/** A chair as it is wished for: `person` is me, `beside` somebody else at this screen; some wait for a friend. */
export type Place = Omit<Chair, 'who'> & { readonly who: Who | { readonly type: 'beside' } | { readonly type: 'link' } }

/** I sit on one chair: whoever was on the one I choose gets mine. If I get up, whoever was beside me is me. */
export function seatedOn(chairs: readonly Place[], seat: string, who: Place['who']): readonly Place[] {
  const before = chairs.find((c) => c.seat === seat)?.who
  const seated = chairs.map((c) => {
    if (c.seat === seat) return { ...c, who }
    return who.type === 'person' && c.who.type === 'person' && before ? { ...c, who: before } : c
  })
  if (seated.some((c) => c.who.type === 'person')) return seated
  const heir = seated.find((c) => c.seat !== seat && c.who.type === 'beside')
  return seated.map((c) => (c === heir ? { ...c, who: { type: 'person', name: '' } } : c))
}
