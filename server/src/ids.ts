import { createHash, randomBytes } from 'node:crypto'

/** Of a person or a table. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** What opens something to whoever has it. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** How a token is kept: whoever reads the database cannot use it. */
export const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url')
