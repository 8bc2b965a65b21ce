// What a host watches: counters for Prometheus.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  readonly lines: Gauge
  /** A message of this type has come: counted in plain numbers, for that is asked far more often than what they are. */
  heard(type: string): void
  readonly refusals: Counter<'code'>
  readonly failures: Counter
  /** Seconds from a message to its answer. */
  readonly answered: Histogram
}

export function metrics(openRooms: () => number): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'muster_' })
  new Gauge({
    name: 'muster_tables_open',
    help: 'Tables in memory',
    registers,
    collect() {
      this.set(openRooms())
    },
  })
  const heard = new Map<string, number>()
  new Counter({
    name: 'muster_messages_total',
    help: 'Messages from pages',
    labelNames: ['type'],
    registers,
    collect() {
      this.reset()
      for (const [type, count] of heard) this.inc({ type }, count)
    },
  })
  return {
    registry,
    heard: (type) => void heard.set(type, (heard.get(type) ?? 0) + 1),
    lines: new Gauge({ name: 'muster_lines', help: 'Open lines', registers }),
    refusals: new Counter({ name: 'muster_refusals_total', help: 'Requests refused', labelNames: ['code'], registers }),
    failures: new Counter({ name: 'muster_failures_total', help: 'Errors of ours', registers }),
    answered: new Histogram({
      name: 'muster_answer_seconds',
      help: 'From a message to its answer, committed',
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
  }
}
