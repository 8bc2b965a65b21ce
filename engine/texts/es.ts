import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'refusal.noSuchAction': 'No existe esa acción en este juego.',
  'refusal.matchIsOver': 'La partida ha terminado.',
  'refusal.notYourTurn': 'Ahora no te toca decidir a ti.',
  'refusal.unknownOption': 'No hay ninguna opción llamada «{option}».',
  'refusal.badOption': '«{value}» no se puede elegir para «{option}».',
  'refusal.nothingToUndo': 'No hay nada que deshacer.',
  'refusal.undoOthersDecision': 'Otra persona ha decidido desde entonces: solo con su consentimiento.',
  'refusal.undoChance': 'Se han tirado dados o robado cartas: solo con el consentimiento de los demás.',
  'refusal.undoPassedOn': 'La decisión ha pasado a otra persona: solo con su consentimiento.',
  'refusal.undoRevealed': 'Se ha visto algo oculto: solo con el consentimiento de los demás.',
  'record.notJson': 'Este archivo no es una partida guardada: no se puede leer como JSON ({problem}).',
  'record.foreign': 'Este archivo no es una partida guardada por Muster.',
  'record.version':
    'Esta partida se guardó en el formato {version}; esta versión lee el formato {known}. Actualiza Muster e inténtalo de nuevo.',
  'record.lacks': 'El archivo de la partida está dañado: falta «{field}» o es ilegible.',
  'record.otherGame': 'Esta partida es de otro juego: {game}.',
  'record.notAnEntry': 'La entrada {entry} de esta partida está dañada: no es una entrada.',
  'record.badEnd': 'La entrada {entry} de esta partida está dañada: termina la partida de un modo desconocido.',
  'record.badSeat': 'La entrada {entry} de esta partida está dañada: nadie ocupa ese puesto.',
  'record.badUndo': 'La entrada {entry} de esta partida está dañada: deshace algo que no había ocurrido.',
  'record.badAction': 'La entrada {entry} de esta partida está dañada: su acción es ilegible.',
  'record.badEvents': 'La entrada {entry} de esta partida está dañada: sus sucesos son ilegibles.',
  'record.badDraws': 'La entrada {entry} de esta partida está dañada: sus dados son ilegibles.',
  'record.doesNotFold': 'La entrada {entry} de esta partida está dañada: sus sucesos no encajan ({problem}).',
}
