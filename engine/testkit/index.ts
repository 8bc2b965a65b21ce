export * from './contract.ts'
export * from './fuzz.ts'
export * from './rule.ts'
export * from './scene.ts'
