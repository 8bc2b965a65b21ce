// What the page may do, told to the browser in the page itself, for any host. Our own server says the same once more:
// `server/src/headers.ts`, held to this by `test/policy.test.ts`.

const RULES = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  // React and the dialogs set styles on elements; no text from outside ever becomes one.
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
]

/** Only `src/door` makes markup and names code; see there. */
const TRUSTED = ["require-trusted-types-for 'script'", 'trusted-types muster']

/** As it stands in the page. A page cannot say there who may frame it. */
export const PAGE_POLICY = [...RULES, ...TRUSTED].join('; ')

/** For the developers' server, whose tools put scripts of their own into the page. */
export const WORKSHOP_POLICY = [
  ...RULES.filter((rule) => !/^(script|connect)-src/.test(rule)),
  "script-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws:",
].join('; ')
