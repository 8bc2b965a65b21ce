// Short sounds made on the spot; silent until asked for.
import type { Hint } from '../face.ts'
import { useSettings } from '../settings.ts'

type Sound = NonNullable<Hint['sound']>

interface Tone {
  readonly wave: OscillatorType | 'noise'
  readonly from: number
  readonly to: number
  readonly seconds: number
  readonly loud: number
}

const TONES: Readonly<Record<Sound, Tone>> = {
  step: { wave: 'noise', from: 500, to: 200, seconds: 0.07, loud: 0.12 },
  shot: { wave: 'noise', from: 2400, to: 300, seconds: 0.16, loud: 0.3 },
  hit: { wave: 'noise', from: 900, to: 80, seconds: 0.3, loud: 0.4 },
  fall: { wave: 'triangle', from: 220, to: 60, seconds: 0.35, loud: 0.25 },
  card: { wave: 'noise', from: 3200, to: 1800, seconds: 0.09, loud: 0.12 },
  coin: { wave: 'sine', from: 1250, to: 1600, seconds: 0.14, loud: 0.12 },
  bounce: { wave: 'sine', from: 180, to: 420, seconds: 0.16, loud: 0.25 },
}

let room: AudioContext | null = null

/** After so many milliseconds: what one hears tells as much as what one sees. */
export function play(sound: Sound, after = 0): void {
  if (!useSettings.getState().sound) return
  room ??= new AudioContext()
  const { wave, from, to, seconds, loud } = TONES[sound]
  const begin = room.currentTime + after / 1000
  const end = begin + seconds
  const volume = new GainNode(room, { gain: loud })
  volume.gain.exponentialRampToValueAtTime(0.001, end)
  volume.connect(room.destination)
  const source = wave === 'noise' ? noise(room, from, to, end, volume) : tone(room, wave, from, to, end, volume)
  source.start(begin)
  source.stop(end)
}

function tone(
  ctx: AudioContext,
  type: OscillatorType,
  from: number,
  to: number,
  end: number,
  out: AudioNode,
): OscillatorNode {
  const oscillator = new OscillatorNode(ctx, { type, frequency: from })
  oscillator.frequency.exponentialRampToValueAtTime(to, end)
  oscillator.connect(out)
  return oscillator
}

function noise(ctx: AudioContext, from: number, to: number, end: number, out: AudioNode): AudioBufferSourceNode {
  const buffer = ctx.createBuffer(1, ctx.sampleRate / 2, ctx.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = ((i * 7919) % 2003) / 1001.5 - 1
  const filter = new BiquadFilterNode(ctx, { type: 'lowpass', frequency: from })
  filter.frequency.exponentialRampToValueAtTime(to, end)
  filter.connect(out)
  const source = new AudioBufferSourceNode(ctx, { buffer })
  source.connect(filter)
  return source
}
