export * from './loaded.ts'
export * from './rule.ts'
export * from './scene.ts'
