// The words we have decided on (docs/rulebooks/terms.md), by those we have decided against.
import type { Language } from '@muster/engine'

type Words = Readonly<Record<Language, readonly RegExp[]>>

/** Whoever may be plural, of either gender or without an article: nothing agrees with it. */
const WHO = '(?:seat|side|player|winner)'
const HURT = /\{(?:intact|hurt)\} (?!por|par)\p{Ll}/u
/** Rounds may be limited to one. */
const FEW_ROUNDS = /^(?!.*# (?:round|ronda|manche)\b).*# (?:rounds|rondas|manches)\b/
const COUNT = '(?:points|coins|cards|rivets|squares|steps|count|units|hits|attacks|factories|held|able|used|arrived)'

/** Not said by any game, page or command. */
export const NOWHERE: Words = {
  en: [
    /\b(?:a|an) \{\w+\}/i,
    /\w'\w/,
    /[}\d] %/,
    /\badrift\b/i,
    /\bof ours\b/,
    /\breaction window\b/,
    /\bfree are\b/,
    /\b(?:is|are) none of your\b/,
    /\bwithout a net\b/i,
    /\bown soldier\b/i,
    /\bproper order\b/i,
    /\bBeams pass soldiers\b/,
  ],
  es: [
    /\basientos?\b/i,
    /\btablas\b/i,
    /\bagarr/i,
    /\bacierta/i,
    /\blanzadera/i,
    /\btu aliado\b/i,
    /\ba la deriva(?!$)(?= )(?<!sigue a la deriva)/i,
    /\binfanterías\b/i,
    /\bse libran\b/i,
    /!\.(?!\.)/,
    /\bse vigilan\b/i,
    /\bvigiladas\b/i,
    /\brecauda/i,
    /\bhoja de combate\b/i,
    /\bse rindió\b/i,
    /\bSoy \{/,
    /\bestá pensando\b/i,
    /\bVolver a ahora\b/,
    /\bnúmero de salida\b/i,
    /[^\u00a0]%(?![ .,]?\w)/,
  ],
  fr: [
    /\bsièges?\b/i,
    /\bsauv(?:er|ée?s?|egarde)\b/i,
    /\babîmé/i,
    /\bordres? permanents?\b/i,
    /\bheurte/i,
    /\bri(?:val|vaux|vale|vales)\b(?! \{)/i,
    /\bpartie nulle\b/i,
    /\bindices?\b/i,
    /\(s\)/,
    /\bpressez/i,
    /\bà la dérive\b/i,
    /\bfenêtre de réaction\b/i,
    /\bvotre allié\b/i,
    /\blivre de règles\b/i,
    /\bsans réseau\b/i,
    /\battaques? .*\blivré/i,
    /\bJe suis \{/,
    /\bOn attend\b/,
    /\bpar-dessus les rivières\b/i,
    /\bunités des personnes\b/i,
    /[^\u00a0]%(?! gaz)/,
  ],
}

/** Not said in this game. */
export const NOT_IN: Readonly<Record<string, Words>> = {
  'rivet-wars': {
    en: [/\bround marker/i, /\bfelled\b/i],
    es: [/\bbandera (?:aliada|enemiga|del?)\b/i, /\bBlight\b/, /\bmarcador redondo/i],
    fr: [/\bblindage\b/i, /\bpoints? de vie\b/i, /\bmanches?\b/i, /\bTour \{round\}/, /\bmarqueurs?\b/i],
  },
  wravity: {
    en: [/\btowards \{die\}/, /\bwith a \{die\}/],
    es: [/\bileso\b/i],
    fr: [/(?<!\{)\brounds?\b/i, /\bindemne\b/i, /\bà gravité\b/i, /\bvers \{heading\}/],
  },
  'aces-and-armor': {
    en: [/\bfair weather\b/i, /\bsheet$/],
    es: [/\bnúmero de salida\b/i, /\bcasilla/i, /\bPlaga\b/],
    fr: [/(?<!\{)\brounds?\b/i, /\bordre \{order\}/, /\bplaine\b/i, /\bBlights?\b/],
  },
}

/** Sentences in which something would have to agree with what is put in. */
export const AGREEING: Words = {
  en: [
    new RegExp(`(?:^|[.!?] )\\{${WHO}\\} \\p{Ll}`, 'u'),
    new RegExp(`\\{${COUNT}\\} (?!of|to|damage)\\p{Ll}`, 'u'),
    FEW_ROUNDS,
  ],
  es: [
    new RegExp(`(?:^|[.!?¡¿] ?)\\{${WHO}\\} \\p{Ll}`, 'u'),
    new RegExp(`\\{${COUNT}\\} (?!de|a)\\p{Ll}`, 'u'),
    HURT,
    FEW_ROUNDS,
  ],
  fr: [
    new RegExp(`(?:^|[.!?] )\\{${WHO}\\} \\p{Ll}`, 'u'),
    new RegExp(`\\{${COUNT}\\} (?!sur|à)\\p{Ll}`, 'u'),
    HURT,
    FEW_ROUNDS,
    /\b(?:de|à|du) \{(?:seat|side|player|winner|unit|soldier|target|host|piece)\}/,
  ],
}

/** A French refusal names whom it refuses. */
export const NAMELESS = /^(?:Elle|Il) (?!n’y|faut|reste)/

/** A sign that is not set as French wants it; `::` opens a number's format, `:--` a column. */
export const FRENCH_SIGNS = /(?<=\S)[ \u00a0][;!?]|[ \u202f](?:»|:(?![:-]))|\u00a0::|«[^\u00a0]/
