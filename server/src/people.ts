// Who somebody is: a guest with a signed cookie, whose secrets change without anybody noticing.
import { randomBytes } from 'node:crypto'
import cookie, { Signer } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hashed, newId, newToken } from './ids.ts'
import { refused } from './refused.ts'
import type { KeptPerson, Store } from './store/rows.ts'

const COOKIE = 'muster'
const DAY = 86_400_000
const YEAR = 365 * DAY
/** Milliseconds from one look for newer secrets to the next. */
const APART = 1000

export interface PeopleParts {
  readonly store: Store
  readonly secretDays: number
  /** Whether people come over TLS. */
  readonly secure: boolean
}

export interface People {
  /** Whoever the cookie names; null for nobody. */
  of(request: FastifyRequest, reply?: FastifyReply): Promise<KeptPerson | null>
  /** The same, for what nobody may do. */
  must(request: FastifyRequest): Promise<KeptPerson>
  greet(reply: FastifyReply, person: KeptPerson): void
  forget(reply: FastifyReply): void
  /** A new guest, and the way back. */
  make(name: string): Promise<{ readonly person: KeptPerson; readonly back: string }>
  rename(person: KeptPerson, name: string): Promise<KeptPerson>
  newBack(person: KeptPerson): Promise<string>
  /** Secrets are renewed when they are old. */
  renew(): Promise<void>
}

export async function people(app: FastifyInstance, { store, secretDays, secure }: PeopleParts): Promise<People> {
  await app.register(cookie)
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  let signer = await signerOf(store, secretDays)
  const renew = async (): Promise<void> => {
    signer = await signerOf(store, secretDays)
  }
  /** Another node may have made a secret meanwhile; not for every forged cookie is asked anew. */
  let asked: Promise<void> | null = null
  const askForNewer = (): Promise<void> => {
    if (asked) return asked
    setTimeout(() => {
      asked = null
    }, APART).unref()
    asked = renew()
    return asked
  }

  const greet = (reply: FastifyReply, person: KeptPerson): void => {
    reply.setCookie(COOKIE, signer.sign(person.id), { ...options, maxAge: YEAR / 1000 })
  }
  const of = async (request: FastifyRequest, reply?: FastifyReply): Promise<KeptPerson | null> => {
    const signed = request.cookies[COOKIE]
    if (signed === undefined || signed.length > 200) return null
    if (!signer.unsign(signed).valid) await askForNewer()
    const { valid, value, renew: isOld } = signer.unsign(signed)
    const person = valid && value ? await store.person(value) : null
    if (person && isOld && reply) greet(reply, person)
    return person
  }
  return {
    of,
    greet,
    async must(request) {
      const person = await of(request)
      if (!person) throw refused('nobody', 'you have not said who you are')
      return person
    },
    forget: (reply) => void reply.clearCookie(COOKIE, options),
    async make(name) {
      const back = newToken()
      const person = { id: newId(), name, back: hashed(back), created: Date.now() }
      await store.keepPerson(person)
      return { person, back }
    },
    async rename(person, name) {
      const renamed = { ...person, name }
      await store.keepPerson(renamed)
      return renamed
    },
    async newBack(person) {
      const back = newToken()
      await store.keepPerson({ ...person, back: hashed(back) })
      return back
    },
    renew,
  }
}

/** Signs with the newest secret, and knows those of the last year: whoever comes back in that time is known. */
async function signerOf(store: Store, days: number): Promise<Signer> {
  const now = Date.now()
  const [newest] = await store.secrets()
  if (!newest || now - newest.made > days * DAY)
    await store.addSecret({ secret: randomBytes(32).toString('base64url'), made: now })
  const known = (await store.secrets()).filter(({ made }) => now - made < YEAR + days * DAY)
  return new Signer(known.map(({ secret }) => secret))
}
