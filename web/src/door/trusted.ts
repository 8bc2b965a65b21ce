// What the browser is told to trust: nothing but what is made here and in `svg.ts`.

interface Policy {
  createHTML(text: string): TrustedHTML
  /** A string as far as the types of the DOM know. */
  createScriptURL(address: string): string
}

interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<keyof Policy, (text: string) => string>>): Policy
}

/** The only name our content security policy allows. */
const NAME = 'muster'

const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes

const policy = types?.createPolicy(NAME, { createHTML: (text) => text, createScriptURL: ours })

/** Code comes from where the page came from, or not at all. */
function ours(address: string): string {
  const { origin, href } = globalThis.location
  if (new URL(address, href).origin !== origin) throw new Error(`not our code: ${address}`)
  return address
}

/** For `svg.ts` alone. */
export const trustedHtml = (text: string): string | TrustedHTML => policy?.createHTML(text) ?? text

/** The address of code of ours, as the browser wants it for a worker. */
export const codeAt = (address: string): string => policy?.createScriptURL(address) ?? ours(address)
