#!/usr/bin/env node
// The only file that is no TypeScript: with everything else in the compile cache, nothing needs to be stripped of types.
import { enableCompileCache } from 'node:module'

enableCompileCache()
await import('./start.ts')
