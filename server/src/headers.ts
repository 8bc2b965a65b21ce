// What goes with every answer, errors too: what a page of ours may do, told to the browser.
import { PROTOCOL } from '@muster/protocol'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types muster',
]

export const HEADERS: Readonly<Record<string, string>> = {
  /** By this a page knows that a server is behind it, and not a plain host. */
  'muster-protocol': String(PROTOCOL),
  'content-security-policy': POLICY.join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
