// Everything that gets a tag: what can be struck or reached by chance, and who was found to be in danger.
import type { Piece } from '@muster/engine'
import { useMemo } from 'react'
import type { Face, Geometry, Mark, Marks, Verb } from '../face.ts'
import { useWords, type Words } from '../words.tsx'
import { keptOn, type Laid, laid, type Rest, type Tag } from './laid.ts'
import { measured } from './measured.ts'
import type { Kept } from './placed.ts'
import type { Danger, Show } from './show.ts'
import { OWN } from './thinned.ts'
import { useShow, useTable } from './useShow.ts'
import { verbsOf } from './Verbs.tsx'

export interface Tagged extends Tag {
  readonly key: string
  readonly kind: 'chance' | 'own' | 'threatened'
  readonly verbs: readonly Verb[]
  readonly actions: Mark['actions']
  readonly piece?: Piece
  readonly place?: number
}

export interface AllTagged {
  readonly tags: readonly Tagged[]
  readonly laid: Laid
  /** What nothing may lie on. */
  readonly kept: readonly Kept[]
}

export function useTagged(geometry: Geometry, marks: Marks, rest: Rest): AllTagged {
  const { face } = useTable()
  const words = useWords()
  const view = useShow((s) => s.past?.view ?? s.view)
  const threatened = useShow((s) => s.threatened)
  return useMemo(() => {
    const tags = [...chances(face, words, geometry, marks, view), ...dangers(words, geometry, threatened)]
    const kept = keptOn(geometry, face.pieces(view), marks, rest)
    return { tags, kept, laid: laid(tags, kept, rest, measured) }
  }, [face, words, geometry, marks, view, threatened, rest])
}

/** Less than this is told, but not shouted. */
const SLIM = 0.1

function chances(
  face: Face,
  { say, has, language }: Words,
  geometry: Geometry,
  { targets, places }: Marks,
  view: Show['view'],
): readonly Tagged[] {
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const linesOf = (mark: Mark): readonly string[] => {
    const own = mark.preview ? face.tag?.(mark.preview) : undefined
    if (own && own.length > 0) return own.map(say)
    return [percent.format(mark.chance ?? 0), ...(has(`of.${mark.of}`) ? [say({ key: `of.${mark.of}` })] : [])]
  }
  const all = [
    ...[...targets].map(([piece, mark]) => ({ key: `p${piece}`, aim: { piece }, spot: geometry.piece(piece), mark })),
    ...[...places].map(([place, mark]) => ({ key: `q${place}`, aim: { place }, spot: geometry.place(place), mark })),
  ]
  return all.flatMap(({ key, aim, spot, mark }): Tagged[] => {
    if (!spot || mark.chance === null) return []
    const verbs = verbsOf(face, mark.actions, view)
    const kind = mark.of === OWN ? 'own' : 'chance'
    const slim = mark.chance < SLIM
    const ground = 'place' in aim
    return [
      {
        key,
        ...aim,
        spot,
        ground,
        kind,
        slim,
        verbs,
        icons: verbs.length,
        lines: linesOf(mark),
        actions: mark.actions,
      },
    ]
  })
}

/** Who was found to be in danger, and how great it is. */
function dangers({ t, language }: Words, geometry: Geometry, threatened: Show['threatened']): readonly Tagged[] {
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const figure = ({ chance, harm }: Danger): readonly string[] =>
    chance === null ? (harm === null ? [] : [t('told.harm', { harm })]) : [percent.format(chance)]
  return [...threatened].flatMap(([piece, danger]): Tagged[] => {
    const spot = geometry.piece(piece)
    if (!spot) return []
    const lines = [...figure(danger), t('told.threatened')]
    return [
      {
        key: `t${piece}`,
        spot,
        ground: false,
        kind: 'threatened',
        slim: false,
        close: true,
        verbs: [],
        icons: 0,
        lines,
        actions: [],
      },
    ]
  })
}
