// Each tag beside what it belongs to.
import { type CSSProperties, memo, type ReactElement } from 'react'
import type { Laid, Rest } from './laid.ts'
import type { Box } from './placed.ts'
import { useShow } from './useShow.ts'
import type { Tagged } from './useTagged.ts'
import { VerbIcons } from './Verbs.tsx'

interface TagsProps {
  readonly tags: readonly Tagged[]
  readonly laid: Laid
  readonly rest: Rest
}

/** Moved with the board; what belongs to what keeps its distance, whatever the scale. */
export function at(box: Pick<Box, 'x' | 'y'>, { x, y }: Pick<Box, 'x' | 'y'>, { camera }: Rest): CSSProperties {
  const dx = box.x - (x * camera.k + camera.x)
  const dy = box.y - (y * camera.k + camera.y)
  return { '--x': x, '--y': y, '--dx': Math.round(dx), '--dy': Math.round(dy) }
}

export const Tags = memo(function Tags({ tags, laid: { words, boxes }, rest }: TagsProps): ReactElement {
  const weighed = useShow((s) => (s.considered ?? s.pointed)?.offer.action)
  return (
    <>
      {tags.map((tag, i) => {
        const box = boxes[i]
        const isWeighed = weighed !== undefined && tag.actions.includes(weighed)
        return (
          box && (
            <span
              key={tag.key}
              className={`tag ${words} ${tag.kind}${tag.slim ? ' slim' : ''}${isWeighed ? ' weighed' : ''}`}
              style={at(box, tag.spot, rest)}
              data-tag={tag.kind === 'threatened' ? undefined : ''}
              data-piece={tag.piece}
              data-place={tag.place}
              aria-hidden="true"
            >
              {words !== 'bare' && <VerbIcons verbs={tag.verbs} size={13} />}
              <TagLines lines={words === 'all' ? tag.lines : tag.lines.slice(0, 1)} />
            </span>
          )
        )
      })}
    </>
  )
})

/** The figure, and in small what it is of. */
function TagLines({ lines: [first, ...rest] }: { readonly lines: readonly string[] }): ReactElement {
  return (
    <>
      {first}
      {rest.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </>
  )
}
