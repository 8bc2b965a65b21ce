// The commands that measure bots, and those that let them speak.
import type { Command } from 'commander'
import type { AnalyseFlags } from './commands/analyse.ts'
import type { ArenaFlags } from './commands/arena.ts'
import type { BalanceFlags } from './commands/balance.ts'
import type { HintFlags } from './commands/hint.ts'
import type { TuneFlags } from './commands/tune.ts'
import { positive, shareOf, withMatch } from './flags.ts'
import type { Shell } from './shell.ts'

export const BOT_COMMANDS = [addArena, addBalance, addTune, addHint, addAnalyse]

function addArena(muster: Command, shell: Shell): void {
  withMatch(muster.command('arena').argument('[game]', 'which game'))
    .description('let two bots meet, every luck once on each side; games played before are kept')
    .option('--bots <a:b>', 'who meets whom: captain:sergeant')
    .option('--fresh', 'play every game again, and keep none')
    .option('--ladder', 'all that is claimed of the levels, in this game or in all')
    .option('--write', 'with --ladder: write docs/strength.md')
    .option('--kept', 'with --ladder: play nothing, tell what was played before')
    .option('--decide <share>', 'stop when a sequential test has decided whether the first wins this share', shareOf)
    .option('--games <n>', 'how many', positive, 200)
    .option('--seed <word>', 'the same seed gives the same games', '1')
    .option(
      '--visits <n>',
      'positions a bot may look at for one choice; by default a twentieth of what its level has',
      positive,
    )
    .option('--full', 'let them think as much as their levels have')
    .option('--rounds <n>', 'a game that comes to this round is a draw', positive, 60)
    .option('--workers <n>', 'threads; by default one for each core', positive)
    .option('--json', 'print the result as JSON')
    .action(async (game: string | undefined, flags: ArenaFlags) => {
      const { arenaCommand } = await import('./commands/arena.ts')
      await arenaCommand(shell, game, flags)
    })
}

function addBalance(muster: Command, shell: Shell): void {
  muster
    .command('balance')
    .description(
      'measure whether a game is fair: every mission, mode, door, half and pair with its interval and its bound',
    )
    .argument('<game>', 'which game')
    .option('--games <n>', 'how many for each way to begin', positive, 1000)
    .option('--bot <name>', 'who plays all sides', 'sergeant')
    .option(
      '--second <name>',
      'a stronger bot plays a tenth as many games; where the two disagree on a bound, it counts',
    )
    .option(
      '--more <way=n>',
      'the stronger bot plays so many of one way to begin, where a tenth decides nothing: four=400; may be repeated',
      (value, all: string[]) => [...all, value],
      [],
    )
    .option('--seed <word>', 'the same seed gives the same games', '1')
    .option('--visits <n>', 'positions that bots who search look at for one choice', positive)
    .option('--only <word>', 'only ways to begin with this in their name: a mission, four, left')
    .option('--workers <n>', 'threads; by default one for each core', positive)
    .option('--write', "write the table into the game's README")
    .option('--json', 'print the figures as JSON')
    .action(async (game: string, flags: BalanceFlags) => {
      const { balanceCommand } = await import('./commands/balance.ts')
      await balanceCommand(shell, game, flags)
    })
}

function addTune(muster: Command, shell: Shell): void {
  withMatch(muster.command('tune').argument('<game>', 'which game'))
    .description('fit what the features of positions weigh, from games of bots against themselves')
    .option('--games <n>', 'how many', positive, 1000)
    .option('--seed <word>', 'the same seed gives the same games', 'tune')
    .option(
      '--bots <names>',
      'who plays: one for all sides, or several that take turns (one-step:sergeant)',
      'one-step',
    )
    .option('--rounds <n>', 'a game that comes to this round is left out', positive, 60)
    .option('--workers <n>', 'threads; by default one for each core', positive)
    .option('--plain', 'nobody has whims: as in the games that weights are checked on')
    .option('--ahead', 'fit what tells who wins at the end of a continuation, near no guess')
    .option('--only <features>', 'keep all but the weights of these features')
    .option('--heat', 'keep the weights, and fit only how sure they may be')
    .option('--check', 'fit nothing: hold the kept weights to games of one-step that they never saw')
    .option('--json', 'print the check as JSON')
    .action(async (game: string, flags: TuneFlags) => {
      const { tuneCommand } = await import('./commands/tune.ts')
      await tuneCommand(shell, game, flags)
    })
}

function addHint(muster: Command, shell: Shell): void {
  muster
    .command('hint')
    .description('what the computer would do in a saved match, and why')
    .argument('<file>', 'a saved match')
    .option('--as <seat>', 'the seat to advise, where several may decide')
    .option('--lang, --language <code>', 'en, es or fr')
    .option('--visits <n>', 'continuations to look into', positive)
    .option('--json', 'print the advice as JSON')
    .action(async (file: string, flags: HintFlags) => {
      const { hintCommand } = await import('./commands/hint.ts')
      await hintCommand(shell, file, flags)
    })
}

function addAnalyse(muster: Command, shell: Shell): void {
  muster
    .command('analyse')
    .description('who stood better after every action of a match, what decided it, and what was luck')
    .argument('<file>', 'a saved match')
    .option('--as <seat>', 'the seat whose chance it is; by default the first')
    .option('--lang, --language <code>', 'en, es or fr')
    .option('--html <file>', 'write it as a page with a graph')
    .option('--json', 'print it as JSON')
    .action(async (file: string, flags: AnalyseFlags) => {
      const { analyseCommand } = await import('./commands/analyse.ts')
      await analyseCommand(shell, file, flags)
    })
}
