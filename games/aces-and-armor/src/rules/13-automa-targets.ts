// Chapter 13: whom an Automa unit could attack, and from where

import { ringOf } from '../board.ts'
import type { Hex, Unit, UnitId } from '../state.ts'
import { areEnemies, specOf, unitOf } from '../units.ts'
import { bearsOn, inRange, isInWater } from './07-range.ts'
import { canCounter, damageBy, fixedHits, tableOf } from './08-dice.ts'
import type { Survey } from './13-automa-distance.ts'

/** A unit in the course of choosing, and from where it could attack whom. */
export interface Chooser {
  readonly v: Survey
  readonly id: UnitId
  readonly u: Readonly<Unit>
  /** For each target the hexes it could be attacked from; none where its distance does not matter. */
  readonly from: ReadonlyMap<UnitId, readonly Hex[]>
}

/** 13.39: an enemy on the board that its weapon bears on and its fixed hits would damage. */
export function canDamage(v: Survey, u: Readonly<Unit>, target: Readonly<Unit>): boolean {
  if (target.at < 0 || !areEnemies(u.faction, target.faction)) return false
  if (!bearsOn(v.book, u, target, 'attack') || isOutOfBlast(v, u, target)) return false
  return damageTo(v, u, target) > 0
}

const isOutOfBlast = (v: Survey, u: Readonly<Unit>, target: Readonly<Unit>): boolean =>
  specOf(v.book, u).blast !== undefined && specOf(v.book, target).arm === 'aircraft'

/** What its fixed hits do to the target where that stands. */
export function damageTo(v: Survey, u: Readonly<Unit>, target: Readonly<Unit>): number {
  return damageBy(v.book, tableOf(v.book, v.s, target, 'defends'), fixedHits(v.book, u), target.damage)
}

/** Whom the unit could attack and damage, from which of these hexes. */
export function chooserOf(v: Survey, id: UnitId, stands: readonly Hex[]): Chooser {
  const u = unitOf(v.s, id)
  const dry = stands.filter((hex) => !isInWater(v.book, v.s, { ...u, at: hex }))
  const from = new Map<UnitId, readonly Hex[]>()
  for (const [target, t] of v.s.units.entries()) {
    if (!canDamage(v, u, t)) continue
    const hexes = dry.filter((hex) => reaches(v, u, hex, t))
    if (hexes.length > 0) from.set(target, hexes)
  }
  return { v, id, u, from }
}

function reaches(v: Survey, u: Readonly<Unit>, hex: Hex, target: Readonly<Unit>): boolean {
  if (specOf(v.book, u).blast === undefined) return inRange(v.book, v.s, u, hex, target.at)
  return aimsAt(v, u, hex, target.at).length > 0
}

/** The hexes an area weapon standing there can aim at to hit what is on `at`. */
export function aimsAt(v: Survey, u: Readonly<Unit>, hex: Hex, at: Hex): Hex[] {
  const out: Hex[] = []
  for (let r = 0; r <= (specOf(v.book, u).blast ?? 0); r++) {
    out.push(...ringOf(v.ground, at, r).filter((aim) => inRange(v.book, v.s, u, hex, aim)))
  }
  return out
}

/** Whether the target could not fire back at an attack from that hex. */
export function isSafe(v: Survey, u: Readonly<Unit>, hex: Hex, target: Readonly<Unit>): boolean {
  return specOf(v.book, u).blast !== undefined || !canCounter(v.book, v.s, target, { ...u, at: hex })
}
