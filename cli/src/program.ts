import { BOT_NAMES } from '@muster/bots/names'
import { Command, CommanderError } from 'commander'
import type { BenchFlags } from './commands/bench.ts'
import type { FuzzFlags } from './commands/fuzz.ts'
import type { HostileFlags } from './commands/hostile.ts'
import type { LearnFlags } from './commands/learn.ts'
import type { MinutesFlags } from './commands/minutes.ts'
import type { PlayFlags } from './commands/play.ts'
import type { ReplayFlags } from './commands/replay.ts'
import type { SimulateFlags } from './commands/simulate.ts'
import type { VerifyFlags } from './commands/verify.ts'
import { BOT_COMMANDS } from './commands-of-bots.ts'
import { addServerTools } from './commands-of-server.ts'
import { inOneLine } from './door.ts'
import { positive, whole, withMatch } from './flags.ts'
import { EXIT, messageOf, misused, Problem } from './problem.ts'
import { type Shell, type Surroundings, shellIn } from './shell.ts'

/** Runs one command line; gives the exit code. */
export async function run(surroundings: Surroundings, args: readonly string[]): Promise<number> {
  const shell = shellIn(surroundings)
  try {
    await program(shell).parseAsync(args, { from: 'user' })
    return EXIT.ok
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
    if (error instanceof Problem) {
      shell.err.write(`muster: ${error.message}\n`)
      return error.code
    }
    shell.err.write(`muster: ${traceOf(error)}\n`)
    return EXIT.failure
  }
}

/** An error of ours with where it came from; its message may quote a file, and is one line. */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return inOneLine(messageOf(error))
  const frames = (error.stack ?? '').slice(String(error).length)
  return `${inOneLine(String(error))}${frames}`
}

function program(shell: Shell): Command {
  const games = shell.games.map((g) => g.id).join(', ')
  const muster = new Command('muster')
    .description('Three tactical tabletop games, every rule enforced: play, simulate, replay, verify.')
    .addHelpText(
      'after',
      `\nGames: ${games}\nBots: ${BOT_NAMES.join(', ')}\nExit codes: 0 all well, 1 something is wrong, 2 wrong usage`,
    )
    .configureOutput({ writeOut: (text) => shell.out.write(text), writeErr: (text) => shell.err.write(text) })
    .exitOverride()
    .showHelpAfterError('(add --help for what can be said here)')
  for (const add of [
    addPlay,
    addSimulate,
    addReplay,
    addVerify,
    addRules,
    addLearn,
    addFuzz,
    addBench,
    addMinutes,
    ...BOT_COMMANDS,
    addNewGame,
    addServerTools,
  ])
    add(muster, shell)
  return muster
}

function addPlay(muster: Command, shell: Shell): void {
  withMatch(muster.command('play').argument('[game]', 'which game; asked when left out'))
    .description('play in the terminal: two at one keyboard, or against the computer')
    .option('--bot <name>', 'play against this bot')
    .option('--as <seat>', 'your seat or side against the bot (spectator: look on)')
    .option('--lang, --language <code>', 'en, es or fr; by default as the system speaks')
    .option('--resume <file>', 'go on with a saved match')
    .option(
      '--save <file>',
      'keep the match in this file, after every step; without it, a match that is stopped (Ctrl-C, SIGTERM, SIGHUP) is kept in this folder as GAME-DATE.json',
    )
    .option('--seed <word>', 'dice from this word: the same match again; not sealed, so nobody can verify them')
    .option('--throw-in', 'everybody types something that is mixed into the dice')
    .option('--open-hands', 'no pause when the keyboard changes hands')
    .option('--ponder', 'the computer thinks while you do')
    .option('--pack <file>', 'a content pack (JSON)')
    .action(async (game: string | undefined, flags: PlayFlags) => {
      const { playCommand } = await import('./commands/play.ts')
      await playCommand(shell, game, flags)
    })
}

function addSimulate(muster: Command, shell: Shell): void {
  withMatch(muster.command('simulate').argument('<game>', 'which game'))
    .description('play many games between bots and report')
    .option('--games <n>', 'how many (of each mission with --mission all)', positive, 100)
    .option('--seed <word>', 'the same seed gives the same games', '1')
    .option('--bot <name>', 'the bot of all sides, or one for each side: one-step:random', 'one-step')
    .option('--bot2 <name>', 'the bot of the second side')
    .option('--swap', 'let the bots change sides, and count their wins wherever they sat')
    .option('--rotate <keys>', 'try every value of these options on every side: squad1,squad2')
    .option('--rounds <n>', 'a game that comes to this round counts as unfinished', positive, 60)
    .option('--workers <n>', 'threads; by default one for each core', positive)
    .option('--pack <file>', 'a content pack (JSON)')
    .option('--html <file>', 'write the report as a page with plots, too')
    .option('--json', 'print the report as JSON')
    .action(async (game: string, flags: SimulateFlags) => {
      const { simulate } = await import('./commands/simulate.ts')
      await simulate(shell, game, flags)
    })
}

function addReplay(muster: Command, shell: Shell): void {
  muster
    .command('replay')
    .description('step through a saved match')
    .argument('<file>', 'a saved match')
    .option('--as <seat>', 'see it through the eyes of this seat')
    .option('--lang, --language <code>', 'en, es or fr')
    .option('--all', 'print the whole diary without stepping')
    .option('--json', 'print every entry as JSON, counted from 0')
    .option('--sheet <file>', 'write what every piece did, for a spreadsheet (CSV)')
    .action(async (file: string, flags: ReplayFlags) => {
      const { replayCommand } = await import('./commands/replay.ts')
      await replayCommand(shell, file, flags)
    })
}

function addVerify(muster: Command, shell: Shell): void {
  muster
    .command('verify')
    .description('check that every roll of a finished match follows from its revealed seed')
    .argument('<file>', 'a saved match')
    .option('--lang, --language <code>', 'en, es or fr')
    .option('--json', 'print the result as JSON, its entries counted from 0')
    .action(async (file: string, flags: VerifyFlags) => {
      const { verifyCommand } = await import('./commands/verify.ts')
      await verifyCommand(shell, file, flags)
    })
}

function addRules(muster: Command, shell: Shell): void {
  muster
    .command('rules')
    .description('which rules of each rulebook the code cites and a test proves')
    .argument('[game]', 'only this game')
    .option('--json', 'print the gaps as JSON')
    .action(async (game: string | undefined, flags: { json?: boolean }) => {
      const { rulesCommand } = await import('./commands/rules.ts')
      await rulesCommand(shell, game, flags)
    })
}

function addLearn(muster: Command, shell: Shell): void {
  muster
    .command('learn')
    .description('take the lessons of a game in the terminal, or list them all')
    .argument('[game]', 'which game')
    .argument(
      '[lesson]',
      'which lesson, or the number of a rule with a drawn position; all lessons, one after the other, when left out',
    )
    .option('--lang, --language <code>', 'en, es or fr; by default as the system speaks')
    .option('--check', 'instead, hold every lesson to its own solution, and to the tries that must not pass')
    .option('--json', 'with --check: print the figures as JSON')
    .action(async (game: string | undefined, lesson: string | undefined, flags: LearnFlags) => {
      const { learnCommand } = await import('./commands/learn.ts')
      await learnCommand(shell, game, lesson, flags)
    })
}

function addFuzz(muster: Command, shell: Shell): void {
  withMatch(muster.command('fuzz').argument('[game]', 'which game; all of them where it may be left out (--hostile)'))
    .description('play random games and hold their steps against the contract')
    .option('--games <n>', 'how many', positive, 10)
    .option('--seed <word>', 'the same seed gives the same games', '1')
    .option('--rounds <n>', 'rounds of a game, at most', positive, 24)
    .option('--workers <n>', 'threads; by default one for each core', positive)
    .option('--every-step', 'hold the costly claims at every step, too, instead of a sample (slow)')
    .option('--hostile', 'instead, change records, links and packs, and see that none of them can hurt')
    .option('--count <n>', 'with --hostile: how many for each game', positive, 2000)
    .option('--only <k>', 'with --hostile: only this case, which is written to a file', whole)
    .option('--json', 'print the result as JSON')
    .action(async (game: string | undefined, flags: FuzzFlags & HostileFlags & { hostile?: boolean }) => {
      if (flags.hostile) {
        const { hostileCommand } = await import('./commands/hostile.ts')
        return hostileCommand(shell, game, flags)
      }
      if (game === undefined) throw misused('fuzz needs the name of a game: muster fuzz GAME.')
      const { fuzzCommand } = await import('./commands/fuzz.ts')
      await fuzzCommand(shell, game, flags)
    })
}

function addBench(muster: Command, shell: Shell): void {
  muster
    .command('bench')
    .description('measure the games against their peers, in one run')
    .argument('[game]', 'only this game')
    .option('--seconds <n>', 'how long to measure each figure (a server: 8)', positive, 2)
    .option('--growth', 'instead, how the cost of a match grows with its entries')
    .option('--server', 'instead, the server: actions committed a second, memory, bytes')
    .option('--json', 'print the figures as JSON')
    .action(async (game: string | undefined, flags: BenchFlags & { readonly server?: boolean }, bench: Command) => {
      if (flags.server) {
        const { serverTool, typed } = await import('./commands/server.ts')
        const isSaid = bench.getOptionValueSource('seconds') !== 'default'
        return serverTool(shell, 'bench', typed({ json: flags.json, ...(isSaid ? { seconds: flags.seconds } : {}) }))
      }
      const { benchCommand } = await import('./commands/bench.ts')
      await benchCommand(shell, game, flags)
    })
}

function addMinutes(muster: Command, shell: Shell): void {
  muster
    .command('minutes')
    .description('measure with bots how long matches are, and write it for page and terminal')
    .option('--games <n>', 'how many for each way to begin', positive, 9)
    .option('--seed <word>', 'the same seed gives the same games', '1')
    .action(async (flags: MinutesFlags) => {
      const { minutesCommand } = await import('./commands/minutes.ts')
      await minutesCommand(shell, flags)
    })
}

function addNewGame(muster: Command, shell: Shell): void {
  muster
    .command('new-game')
    .description('make the folder of a new game, which compiles and plays, to begin from')
    .argument('<name>', 'small letters, words joined by hyphens: night-patrol')
    .action(async (name: string) => {
      const { newGameCommand } = await import('./commands/new-game.ts')
      newGameCommand(shell, name)
    })
}
