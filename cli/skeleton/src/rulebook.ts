export const RULEBOOK = {
  '1.1': 'the two take turns, the left one first',
  '1.2': 'a runner walks one, two or three places',
  '1.3': 'a dash rolls a die and goes that far; on a 1 the runner stumbles and stays',
  '2.1': 'whoever comes to the end of the track first has won',
  '2.2': 'with a limit of rounds, whoever is ahead after the last one has won',
} as const

export type Rule = keyof typeof RULEBOOK
