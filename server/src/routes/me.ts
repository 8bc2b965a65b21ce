import { ROUTES } from '@muster/protocol'
import { hashed } from '../ids.ts'
import { refused } from '../refused.ts'
import type { Doors } from './doors.ts'

export function me({ at, people, store, limitGuests }: Doors): void {
  at(ROUTES.me, async (request, reply) => {
    const person = await people.of(request, reply)
    return { person: person && { id: person.id, name: person.name } }
  })

  at(ROUTES.call, async (request, reply) => {
    const { name } = request.body
    const known = await people.of(request)
    if (!known) limitGuests(request)
    const { person, back } = known ? { person: await people.rename(known, name), back: null } : await people.make(name)
    people.greet(reply, person)
    return { person: { id: person.id, name }, back }
  })

  at(ROUTES.newBack, async (request) => ({ back: await people.newBack(await people.must(request)) }))

  at(ROUTES.back, async (request, reply) => {
    limitGuests(request)
    const person = await store.personBack(hashed(request.body.token))
    if (!person) throw refused('unknown', 'nobody comes back by this way')
    people.greet(reply, person)
    return { person: { id: person.id, name: person.name } }
  })

  at(ROUTES.forget, async (_, reply) => {
    people.forget(reply)
    return null
  })
}
