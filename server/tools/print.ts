// How the tools say what they found.

const json = process.argv.includes('--json')

export function jsonOr(report: unknown, lines: () => readonly string[]): void {
  process.stdout.write(`${json ? JSON.stringify(report, null, 2) : lines().join('\n')}\n`)
}

/** What stands behind a flag; what is usual where it is not given. */
export function flag(name: string, usual: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : (process.argv[at + 1] ?? usual)
}
