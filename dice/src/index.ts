export * from './stream.ts'
export * from './verify.ts'
