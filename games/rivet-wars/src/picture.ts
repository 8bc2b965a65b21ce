import type { Picture } from '@muster/engine'
import type { Book } from './book.ts'
import type { View } from './state.ts'

export function picture(_b: Book, _v: View): Picture {
  return []
}
