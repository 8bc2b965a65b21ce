import { type Message, say } from '@muster/engine'
import { useEffect, useState } from 'react'
import { beyondBounds, inTime } from '../saved/bounds.ts'
import { type Connection, connect } from '../worker/connect.ts'
import type { StoryHead } from '../worker/reading.ts'

export type StorySource = { readonly id: string } | { readonly text: string }

export type Opened =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly worker: Connection; readonly head: StoryHead }
  | { readonly state: 'refused'; readonly why: Message }

/** Opens a match to look at, in a worker of its own. */
export function useStory(source: StorySource): Opened {
  const key = 'id' in source ? source.id : source.text
  const [opened, setOpened] = useState<Opened>({ state: 'opening' })
  useEffect(() => {
    const why = 'text' in source ? beyondBounds(source.text) : null
    if (why) return setOpened({ state: 'refused', why })
    const worker = connect()
    let gone = false
    const show = (result: Opened): void => {
      if (!gone) setOpened(result)
    }
    inTime(worker.call('openStory', source), worker.close).then(
      (story) => {
        if (story === 'late') show({ state: 'refused', why: say('record.tooSlow') })
        else show(story.ok ? { state: 'open', worker, head: story.head } : { state: 'refused', why: story.why })
      },
      () => show({ state: 'refused', why: say('record.foreign') }),
    )
    return () => {
      gone = true
      worker.close()
      setOpened({ state: 'opening' })
    }
  }, [key])
  return opened
}
