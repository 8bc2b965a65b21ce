// The commands for whoever runs a server.
import { type Command, Option } from 'commander'
import { positive } from './flags.ts'
import type { Shell } from './shell.ts'

type Flags = Readonly<Record<string, string | number | boolean | undefined>>

export function addServerTools(muster: Command, shell: Shell): void {
  const run = async (tool: 'attack' | 'torture' | 'copy', args: readonly string[], flags: Flags): Promise<void> => {
    const { serverTool, typed } = await import('./commands/server.ts')
    await serverTool(shell, tool, [...args, ...typed(flags)])
  }
  muster
    .command('backup')
    .description('copy the data of a server, also while it runs')
    .argument('<file>', 'where to')
    .option('--data <folder>', 'the data folder of the server')
    .option('--json', 'print the result as JSON')
    .action((file: string, flags: Flags) => run('copy', ['backup', file], flags))
  muster
    .command('restore')
    .description('put a copy back into the data folder of a server that is stopped')
    .argument('<file>', 'a copy made by backup')
    .option('--data <folder>', 'the data folder of the server')
    .option('--json', 'print the result as JSON')
    .action((file: string, flags: Flags) => run('copy', ['restore', file], flags))
  muster
    .command('attack')
    .description('every attack there is, against a server that is started for it')
    .option('--json', 'print the result as JSON')
    .action((flags: Flags) => run('attack', [], flags))
  muster
    .command('torture')
    .description('kill a server under load, and see that nothing acknowledged is lost')
    .addOption(new Option('--store <kind>', 'where it keeps matches').choices(['sqlite', 'postgres']).default('sqlite'))
    .addOption(new Option('--fault <kind>', 'what happens').choices(['kill', 'cut', 'full']).default('kill'))
    .option('--kills <n>', 'how often', positive, 10)
    .option('--nodes <n>', 'servers side by side; more than one with postgres only', positive, 1)
    .option('--matches <n>', 'matches going on', positive, 8)
    .option('--json', 'print the result as JSON')
    .action((flags: Flags) => run('torture', [], flags))
}
