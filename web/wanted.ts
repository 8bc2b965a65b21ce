// What the server of the page was asked to do.
import { parseArgs } from 'node:util'

export const HELP = `Serves the page of Muster on this machine.

npm start -- [options]
  --port NUMBER   where to listen; the next free port is taken if it is not (5173)
  --host ADDRESS  for whom: 127.0.0.1 is this machine alone, 0.0.0.0 whoever can reach it (127.0.0.1)
  --built         serve the page as it was built last, and on this port only
  --quiet         open no browser
  --help          this text`

export interface Wanted {
  readonly port: number
  readonly host: string
  readonly built: boolean
  readonly quiet: boolean
}

export function wantedOf(args: readonly string[]): Wanted | 'help' | { readonly problem: string } {
  const read = parsed(args)
  if ('problem' in read) return read
  const { help, port: text, host, built, quiet } = read
  if (help) return 'help'
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535) return { problem: `--port is no number from 0 to 65535: ${text}` }
  if (!/^[\w.:-]+$/.test(host)) return { problem: `--host is no address: ${host}` }
  return { port, host, built, quiet }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '5173' },
        host: { type: 'string', default: '127.0.0.1' },
        built: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
