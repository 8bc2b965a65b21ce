// What is said of content packs: none is taken yet.
export const en = { 'pack.at': '{place}: {problem}', 'pack.none': 'this game takes no packs' }
export const es = { 'pack.at': '{place}: {problem}', 'pack.none': 'este juego no admite paquetes' }
export const fr = { 'pack.at': '{place}\u00a0: {problem}', 'pack.none': 'ce jeu n’accepte pas de paquets' }
