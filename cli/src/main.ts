#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// What was compiled once need not be compiled again: everything else is loaded after this.
enableCompileCache()
await import('./start.ts')
