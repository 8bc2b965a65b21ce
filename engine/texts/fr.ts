import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.noSuchAction': 'Cette action n’existe pas dans ce jeu.',
  'refusal.matchIsOver': 'La partie est terminée.',
  'refusal.notYourTurn': 'Ce n’est pas à vous de décider maintenant.',
  'refusal.unknownOption': 'Il n’y a pas d’option appelée « {option} ».',
  'refusal.badOption': '« {value} » ne peut pas être choisi pour « {option} ».',
  'refusal.nothingToUndo': 'Il n’y a rien à annuler.',
  'refusal.undoOthersDecision': 'Quelqu’un d’autre a décidé depuis : seulement avec son accord.',
  'refusal.undoChance': 'Des dés ont été lancés ou des cartes piochées : seulement avec l’accord des autres.',
  'refusal.undoPassedOn': 'La décision est passée à quelqu’un d’autre : seulement avec son accord.',
  'refusal.undoRevealed': 'Quelque chose de caché a été vu : seulement avec l’accord des autres.',
  'record.notJson': 'Ce fichier n’est pas une partie enregistrée : il est illisible en JSON ({problem}).',
  'record.foreign': 'Ce fichier n’est pas une partie enregistrée par Muster.',
  'record.version':
    'Cette partie a été enregistrée au format {version} ; cette version lit le format {known}. Mettez Muster à jour et réessayez.',
  'record.lacks': 'Le fichier de la partie est abîmé : « {field} » manque ou est illisible.',
  'record.otherGame': 'Cette partie appartient à un autre jeu : {game}.',
  'record.notAnEntry': 'L’entrée {entry} de cette partie est abîmée : ce n’est pas une entrée.',
  'record.badEnd': 'L’entrée {entry} de cette partie est abîmée : elle termine la partie d’une façon inconnue.',
  'record.badSeat': 'L’entrée {entry} de cette partie est abîmée : personne n’occupe ce siège.',
  'record.badUndo': 'L’entrée {entry} de cette partie est abîmée : elle annule ce qui n’a pas eu lieu.',
  'record.badAction': 'L’entrée {entry} de cette partie est abîmée : son action est illisible.',
  'record.badEvents': 'L’entrée {entry} de cette partie est abîmée : ses événements sont illisibles.',
  'record.badDraws': 'L’entrée {entry} de cette partie est abîmée : ses dés sont illisibles.',
  'record.doesNotFold': 'L’entrée {entry} de cette partie est abîmée : ses événements ne s’appliquent pas ({problem}).',
}
