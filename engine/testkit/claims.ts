import type { GameTypes } from '../src/index.ts'
import { actionsRepeat, clonesShareNothing, copiesAgree } from './checks/agree.ts'
import { answersAreOffers, botsCanJudge, botsSeeNoSecret } from './checks/answers.ts'
import { dealtByChance } from './checks/dealing.ts'
import { lookingChangesNothing, someoneCanAct } from './checks/flow.ts'
import { idlePiecesHaveReasons } from './checks/idle.ts'
import {
  askedIsNoSecret,
  imaginedIsOnesOwn,
  imaginedLooksTheSame,
  judgementsAreNoSecret,
  nothingHiddenNothingImagined,
  offersAreNoSecret,
} from './checks/imagine.ts'
import { oddsAreRight } from './checks/odds.ts'
import { offersAreAccepted, pieceChoicesAgree } from './checks/offers.ts'
import { othersAreRefused } from './checks/refusals.ts'
import { entriesTellNoSecret, openChangesAreAlike, viewsTellNoSecret } from './checks/secrets.ts'
import { everythingIsShaped } from './checks/shapes.ts'
import { refusalsAreNoSecret, sayingsAreNoSecret } from './checks/telling.ts'
import { undoGoesBack } from './checks/undo.ts'
import type { Step } from './step.ts'

/** Something every game promises at every step; the check throws where it is not so. */
export interface Claim {
  readonly title: string
  check<T extends GameTypes>(step: Step<T>): void
}

/** What every game promises at every step. */
export const CLAIMS = {
  someoneCanAct: { title: 'someone can act until it is over', check: someoneCanAct },
  looking: { title: 'looking changes nothing', check: lookingChangesNothing },
  offers: { title: 'every offer is accepted', check: offersAreAccepted },
  pieces: { title: 'the choices of a piece agree with all choices', check: pieceChoicesAgree },
  refusals: { title: 'altered and invented actions are refused without change', check: othersAreRefused },
  shapes: { title: 'all that it makes has the shapes it promises', check: everythingIsShaped },
  copies: { title: 'clone, JSON and the folded record agree with the state', check: copiesAgree },
  sharing: { title: 'a clone shares nothing changeable', check: clonesShareNothing },
  repeats: { title: 'an action with its draws does the same again', check: actionsRepeat },
  undo: { title: 'undo goes back to the very state, and never past its barrier', check: undoGoesBack },
  answers: { title: 'fallbacks and standing orders answer with offers', check: answersAreOffers },
  helpers: { title: 'a bot can order its offers and judge a position', check: botsCanJudge },
  imagine: { title: 'what is imagined from a view looks like that view', check: imaginedLooksTheSame },
  open: { title: 'who sees all imagines the very state', check: nothingHiddenNothingImagined },
  own: { title: 'an imagined state shares nothing with the view', check: imaginedIsOnesOwn },
  asked: { title: 'who is asked tells no secret', check: askedIsNoSecret },
  choices: { title: 'offers are the same on every imagined state', check: offersAreNoSecret },
  judgements: { title: 'previews and answers are the same on every imagined state', check: judgementsAreNoSecret },
  reasons: { title: 'refusals are the same on every imagined state', check: refusalsAreNoSecret },
  idle: {
    title: 'a piece without an offer has a reason, the same on every imagined state',
    check: idlePiecesHaveReasons,
  },
  sayings: {
    title: "the diary's sentences and what is foretold of undo are the same on every imagined state",
    check: sayingsAreNoSecret,
  },
  views: { title: 'a view is the same whatever the secrets of rivals are', check: viewsTellNoSecret },
  alike: { title: 'those who see all see the same change', check: openChangesAreAlike },
  entries: { title: 'a redacted entry is the same whatever the secrets of rivals are', check: entriesTellNoSecret },
  bots: { title: 'a bot chooses the same whatever the secrets of rivals are', check: botsSeeNoSecret },
  dealing: { title: 'secrets are imagined as often as chance would deal them', check: dealtByChance },
  odds: { title: 'previews foretell what the dice do', check: oddsAreRight },
} as const satisfies Record<string, Claim>

export type ClaimName = keyof typeof CLAIMS

export const CLAIM_NAMES = Object.keys(CLAIMS) as readonly ClaimName[]
