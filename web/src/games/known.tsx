// What the parts of a face know of the content it was made with.
import { createContext, type FunctionComponent, type ReactElement, use } from 'react'

export interface Known<K> {
  /** The same part, knowing this. Make it once: another part is drawn anew. */
  knowing<P extends object>(known: K, part: FunctionComponent<P>): (props: P) => ReactElement
  use(): K
}

export function known<K>(): Known<K> {
  const Knowledge = createContext<K | null>(null)
  return {
    knowing: (knowledge, Part) => (props) => (
      <Knowledge value={knowledge}>
        <Part {...props} />
      </Knowledge>
    ),
    use() {
      const knowledge = use(Knowledge)
      if (knowledge === null) throw new Error('this part of a face is drawn outside of it')
      return knowledge
    },
  }
}

/** Made once for each content, so that what is drawn stays the same. */
export function onceFor<C extends object, F>(make: (content: C) => F): (content: C) => F {
  const made = new WeakMap<C, F>()
  return (content) => {
    const old = made.get(content)
    if (old !== undefined) return old
    const fresh = make(content)
    made.set(content, fresh)
    return fresh
  }
}
