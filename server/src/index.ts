export { type AppParts, buildApp } from './app.ts'
export { fileIn, openStore } from './open-store.ts'
export { DEFAULTS, HELP, readSettings, type Settings } from './settings.ts'
