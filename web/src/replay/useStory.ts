import { useEffect, useState } from 'react'
import { connect, type Line as Wire } from '../worker/connect.ts'
import type { StoryHead } from '../worker/desk.ts'

export type StorySource = { readonly id: string } | { readonly text: string }

export type Opened =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly wire: Wire; readonly head: StoryHead }
  | { readonly state: 'refused'; readonly why: string }

/** Opens a match to look at, in a worker of its own. */
export function useStory(source: StorySource): Opened {
  const key = 'id' in source ? source.id : source.text
  const [opened, setOpened] = useState<Opened>({ state: 'opening' })
  useEffect(() => {
    const wire = connect()
    let gone = false
    wire.call('openStory', source).then(
      (story) => {
        if (gone) return
        setOpened(story.ok ? { state: 'open', wire, head: story.head } : { state: 'refused', why: story.why })
      },
      () => !gone && setOpened({ state: 'refused', why: 'record.foreign' }),
    )
    return () => {
      gone = true
      wire.close()
      setOpened({ state: 'opening' })
    }
  }, [key])
  return opened
}
