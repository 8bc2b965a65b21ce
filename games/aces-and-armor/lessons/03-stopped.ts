import type { Lesson } from '@muster/engine'
import type { AcesAndArmor } from '../src/state.ts'
import { onToMovement } from './by-itself.ts'
import { taught } from './draw.ts'

const scene = taught(`
  . . f . . . .
  . . . P . . f
  f . . . . . .
  m ~ ~ ~ ~ . .
`)
const round = taught(`
  . . f . . . .
  . . . P . . f
  f . . i . . .
  m . . ~ . . .
`)

export const STOPPED: Lesson<AcesAndArmor> = {
  id: 'stopped',
  rules: ['6.1', '6.5', '6.6', '6.11'],
  seat: 'us',
  title: { en: 'Stopped!', es: '¡Alto!', fr: 'Halte !' },
  idea: {
    en: 'Interception, and the way round it.',
    es: 'La interceptación y cómo rodearla.',
    fr: 'L’interception, et comment la contourner.',
  },
  keep: {
    en: 'Whoever stops you is bound: it must stay and attack you.',
    es: 'Quien te intercepta queda obligado: debe quedarse y atacarte.',
    fr: 'L’unité qui vous intercepte est engagée : elle doit rester et vous attaquer.',
  },
  scene,
  opponent: [{ type: 'intercept' }],
  byItself: onToMovement,
  tasks: [
    {
      line: {
        en: 'Move the Mobile Infantry towards F3.',
        es: 'Mueve la Infantería Móvil hacia F3.',
        fr: 'Déplacez l’Infanterie mobile vers F3.',
      },
      coach: {
        en: 'Enter an empty hex beside an enemy, and it may stop you there. The Pak 40 in D2 is waiting: try to drive past it.',
        es: 'Si entras en un hexágono vacío junto a un enemigo, puede detenerte ahí. El Pak 40 de D2 espera: intenta pasar.',
        fr: 'Si vous entrez dans un hexagone vide à côté d’un ennemi, il peut vous y arrêter. Le Pak 40 en D2 attend : essayez de passer.',
      },
      after: {
        en: 'Stopped in C3: the move is over, and the Pak must attack you in its turn.',
        es: 'Alto en C3: el movimiento se acaba, y el Pak debe atacarte en su turno.',
        fr: 'Halte en C3 : le mouvement est fini, et le Pak doit vous attaquer à son tour.',
      },
      done: { events: [{ type: 'unitIntercepted', unit: scene.id('m') }] },
      solution: [scene.moves('m', 'F3')],
      tries: [
        {
          do: [scene.moves('m', 'B3')],
          coach: {
            en: 'B3 is not beside the Pak: nobody stops you there. Go on towards F3.',
            es: 'B3 no está junto al Pak: ahí nadie te detiene. Sigue hacia F3.',
            fr: 'B3 n’est pas à côté du Pak : personne ne vous y arrête. Continuez vers F3.',
          },
        },
        {
          do: [scene.moves('m', 'D4')],
          refused: '4.15',
          coach: {
            en: 'Water takes a whole turn, one hex from next to it. Drive along the shore.',
            es: 'Entrar en el agua exige un turno entero, desde al lado. Ve por la orilla.',
            fr: 'Entrer dans l’eau prend un tour entier, depuis l’hexagone voisin. Longez la rive.',
          },
        },
      ],
    },
    {
      scene: round,
      beside: '6.5',
      line: {
        en: 'Move the Mobile Infantry to E4, past the Pak 40.',
        es: 'Mueve la Infantería Móvil a E4, más allá del Pak 40.',
        fr: 'Déplacez l’Infanterie mobile en E4, au-delà du Pak 40.',
      },
      coach: {
        en: 'A hex with a friend on it does not count. Go over your infantry in D3, and nobody is asked.',
        es: 'Un hexágono con una unidad amiga no cuenta. Pasa por encima de tu infantería en D3 y nadie te detiene.',
        fr: 'Un hexagone occupé par une unité amie ne compte pas. Passez par votre infanterie en D3, et personne ne vous arrête.',
      },
      done: {
        events: [{ type: 'unitMoved', unit: round.id('m') }],
        fact: (view) => view.units[round.id('m')]?.at === round.hex('E4'),
      },
      onTheWay: ['B3', 'B4', 'C4', 'D3'].map((name) => round.moves('m', name)),
      solution: [round.moves('m', 'E4')],
      tries: [
        {
          do: [round.moves('m', 'C3')],
          rule: '6.1',
          coach: {
            en: 'C3 is beside the Pak: it stopped you. Take it back and go through C4.',
            es: 'C3 está junto al Pak: te ha detenido. Deshazlo y ve por C4.',
            fr: 'C3 est à côté du Pak : votre unité y est arrêtée. Annulez et passez par C4.',
          },
        },
      ],
    },
  ],
}
