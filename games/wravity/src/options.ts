import { must, type OptionSpec, type OptionValue } from '@muster/engine'
import type { Content } from './content/types.ts'

/** 1.9, 1.31, 10.4, 17.8, 18.7: what is chosen before a match. */
export function optionsOf(content: Content): OptionSpec[] {
  const squads = Object.keys(content.squads)
  const modes = modesOf(content)
  return [
    { key: 'mode', kind: 'choice', default: must(modes[0]), values: modes },
    ...[0, 1, 2, 3].map((slot) => squadOption(content, squads, slot)),
    {
      key: 'room',
      kind: 'choice',
      default: must(Object.keys(content.rooms)[0]),
      values: Object.keys(content.rooms),
      valuesWhen: roomsWhen(content),
      folded: true,
    },
    { key: 'beamsPass', kind: 'flag', default: false, folded: true },
    { key: 'latecomers', kind: 'flag', default: false, folded: true },
    { key: 'minutes', kind: 'choice', default: 0, values: [0, content.limits.minutes], folded: true },
  ]
}

const isLaid = ({ modes }: Content, mode: string): boolean => modes[mode]?.laid === true

/** 1.31: the short game needs a room in which all lies ready. */
function modesOf(content: Content): string[] {
  const ready = Object.values(content.rooms).some((room) => room.laid)
  return Object.keys(content.modes).filter((mode) => ready || !isLaid(content, mode))
}

function roomsWhen(content: Content): Record<string, { mode: string[] }> {
  const bare = Object.entries(content.rooms).flatMap(([id, room]) => (room.laid ? [] : [id]))
  const mode = Object.keys(content.modes).filter((m) => !isLaid(content, m))
  return Object.fromEntries(bare.map((id) => [id, { mode }]))
}

/** 1.9: each squad on one side only. */
function squadOption(content: Content, squads: readonly string[], slot: number): OptionSpec {
  const modes = Object.keys(content.modes).filter((m) => must(content.modes[m]).squads.flat().includes(slot))
  const others = (squad: string): readonly OptionValue[] => squads.filter((other) => other !== squad)
  const before = Array.from({ length: slot }, (_, i) => `squad${i + 1}`)
  const valuesWhen = Object.fromEntries(
    squads.map((squad) => [squad, Object.fromEntries(before.map((key) => [key, others(squad)]))]),
  )
  return {
    key: `squad${slot + 1}`,
    kind: 'choice',
    default: must(squads[slot]),
    values: squads,
    when: { mode: modes },
    valuesWhen,
  }
}
