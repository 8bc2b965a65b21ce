// A chance in words: beside a choice in a list it says of what it is, as its tag on the board does.
import type { Foresight, GameTypes } from '@muster/engine'
import type { Face } from '../face.ts'
import type { Words } from '../words.tsx'
import { chanceIn } from './choice.ts'

export function chanceTold(
  face: Pick<Face, 'tag' | 'foretold'>,
  { say, has, language }: Pick<Words, 'say' | 'has' | 'language'>,
  preview: Foresight<GameTypes> | undefined,
): readonly string[] {
  const own = preview ? (face.tag?.(preview) ?? []) : []
  if (own.length > 0) return own.map(say)
  const chance = chanceIn(preview, face.foretold)
  if (chance === null) return []
  const of = `of.${preview?.odds[0]?.label.key ?? 'foretold'}`
  return [new Intl.NumberFormat(language, { style: 'percent' }).format(chance), ...(has(of) ? [say({ key: of })] : [])]
}
