import { say as message, type OptionValues } from '@muster/engine'
import { useWords } from '../words.tsx'

/** What the match is called: the game, and its mission or mode. */
export function useTitle({ options }: { readonly options: OptionValues }): { game: string; mission: string } {
  const { say, has } = useWords()
  const named = ['mission', 'scenario', 'map', 'mode'].find((key) => has(`option.${key}.${options[key]}`))
  const mission = named ? say(message(`option.${named}.${options[named]}`)) : ''
  return { game: say(message('game.name')), mission }
}
