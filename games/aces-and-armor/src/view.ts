import type { Deed, Hidden, Viewer } from '@muster/engine'
import { laid } from './copy.ts'
import {
  type AcesAndArmor,
  type Event,
  type Hex,
  type Position,
  sideOf,
  UNKNOWN,
  UNSEEN,
  type Unit,
  type UnitId,
  type UnitView,
  type View,
} from './state.ts'

type Who = Viewer<AcesAndArmor>

/** 2.4: what was chosen and assigned in secret is not seen before all are done. */
function isSecret(s: Position, u: Readonly<Unit>, who: Who): boolean {
  return isSecretive(s) && u.faction !== who && !isAutoma(s, u)
}

const isSecretive = (s: Position): boolean => s.phase === 'extras' || s.phase === 'distribute'

const isAutoma = (s: Position, u: Readonly<Unit>): boolean =>
  s.players.some((p) => p.automa && p.factions.includes(u.faction))

const isAssigned = (u: Readonly<Unit>): boolean => u.army >= 0 && u.army < 3

/** M1.3: only Germany knows where the launcher is, until it is found. */
function knowsLauncher(s: Position, who: Who): boolean {
  return s.sites.length === 0 || (who !== 'spectator' && sideOf(who) === 'germany')
}

export function view(s: Position, who: Who): View {
  const units = isSecretive(s) ? s.units.map((u, id) => seenUnit(s, u, id, who)) : s.units.slice()
  return laid(s, units, seenLauncher(s, who))
}

function seenUnit(s: Position, u: Readonly<Unit>, id: UnitId, who: Who): UnitView {
  const secret = isSecret(s, u, who)
  const extra = secret && u.kind !== '' && s.table.extras.includes(id)
  return {
    faction: u.faction,
    kind: extra ? UNKNOWN : u.kind,
    at: u.at,
    army: secret && isAssigned(u) ? UNSEEN : u.army,
    damage: u.damage,
    xp: u.xp,
    moved: u.moved,
    occupied: u.occupied,
    struck: u.struck,
    holds: u.holds,
    repair: u.repair,
  }
}

function seenLauncher(s: Position, who: Who): View['launcher'] {
  if (!s.launcher) return null
  const { unit, at, fired, destroyed } = s.launcher
  return { unit, at: knowsLauncher(s, who) ? at : -1, named: at >= 0, fired, destroyed }
}

/** 2.4, M1.3: a deed without what the viewer may not know. */
export function redact(deed: Deed<AcesAndArmor>, who: Who): Deed<AcesAndArmor> {
  const { seat, action, events } = deed
  const veiled = action !== null && isVeiled(action.type, seat, who)
  if (!veiled) return deed
  return { seat, action: null, events: events.map(veil) }
}

function isVeiled(type: string, seat: Deed<AcesAndArmor>['seat'], who: Who): boolean {
  if (type === 'chooseExtra' || type === 'assign' || type === 'spread') return seat !== who
  return type === 'hideLauncher' && (who === 'spectator' || sideOf(who) !== 'germany')
}

function veil(e: Event): Event {
  if (e.type === 'extraChosen') return { ...e, kind: UNKNOWN }
  if (e.type === 'unitAssigned') return { ...e, token: UNSEEN }
  return e.type === 'launcherHidden' ? { ...e, hex: -1 } : e
}

function hideUnits(s: Position, who: Who, out: Hidden[]): void {
  s.units.forEach((u, id) => {
    const seen = seenUnit(s, u, id, who)
    if (seen.kind !== u.kind) out.push({ pool: `extras:${u.faction}`, slot: `kind:${id}`, value: u.kind, by: 'choice' })
    if (seen.army !== u.army) {
      out.push({ pool: `armies:${u.faction}`, slot: `army:${id}`, value: String(u.army), by: 'choice' })
    }
  })
}

/** One by one: secret kinds, secret armies, and what each token of the launcher's owner is. */
export function hidden(s: Position, who: Who): readonly Hidden[] {
  if (!isSecretive(s) && !s.launcher) return NOTHING
  const out: Hidden[] = []
  if (isSecretive(s)) hideUnits(s, who, out)
  if (s.launcher && s.launcher.at >= 0 && !knowsLauncher(s, who)) {
    for (const hex of s.sites) out.push({ pool: 'sites', slot: `site:${hex}`, value: site(s, hex), by: 'choice' })
  }
  return out
}

const NOTHING: readonly Hidden[] = []

const site = (s: Position, hex: Hex): string => (s.launcher?.at === hex ? 'launcher' : 'blank')
