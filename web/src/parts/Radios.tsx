// Radix chooses what an arrow key brings the focus to only while that key is still held, and moves the focus a moment
// later: whoever taps a key, or whose page is slow, would have moved without choosing. Here the key is kept in mind.
import { RadioGroup } from 'radix-ui'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactElement, useRef } from 'react'

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

type RadiosProps = ComponentProps<typeof RadioGroup.Root> & { readonly onValueChange: (value: string) => void }

export const Radio = RadioGroup.Item

/** One of several; an arrow key goes to the next and chooses it. */
export function Radios(props: RadiosProps): ReactElement {
  const byArrow = useRef(false)
  const keep = ({ key }: KeyboardEvent): void => {
    byArrow.current = ARROWS.includes(key)
  }
  const choose = ({ target }: FocusEvent): void => {
    const value = target.getAttribute('value')
    if (byArrow.current && value !== null && value !== props.value) props.onValueChange(value)
    byArrow.current = false
  }
  return <RadioGroup.Root {...props} onKeyDown={keep} onFocus={choose} />
}
