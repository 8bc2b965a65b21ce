// Of keeping matches and bringing them in: what can go wrong, and what is checked.
import type { kept as en } from './en.ts'

export const kept: Readonly<Record<keyof typeof en, string>> = {
  'trouble.blocked':
    'Este navegador no guarda nada de esta página: tiene el almacenamiento bloqueado. Puedes jugar igualmente; tus partidas duran hasta que cierres la página.',
  'trouble.full':
    'A este navegador no le queda espacio. Lo nuevo dura solo hasta que cierres la página: descárgalo o haz sitio borrando partidas.',
  'trouble.older':
    'Este navegador tiene Muster abierto en otra pestaña, en una versión anterior. Cierra o recarga esa pestaña: tus partidas están a salvo y aparecerán aquí en cuanto se cierre. Hasta entonces, las partidas duran lo que dure abierta esta página.',
  'trouble.held': 'Se conserva solo hasta que cierres la página.',
  'trouble.download': 'Descargar para seguir después',
  'trouble.again': 'Reintentar',
  'damaged.title': 'Esta partida está dañada',
  'damaged.text':
    'Lo que el navegador ha guardado de ella no concuerda: algo se ha perdido o ha cambiado. Se puede reparar hasta donde llegue, o guardar lo que queda en un archivo.',
  'damaged.mend': 'Reparar',
  'damaged.hopeless': 'Ya no se puede reconstruir. Todavía se puede guardar lo que queda.',
  'damaged.mended':
    '{lost, plural, =0 {Reparada: no se ha perdido nada.} one {Reparada. Se ha perdido una entrada; lo que quedaba se ha guardado en un archivo.} other {Reparada. Se han perdido # entradas; lo que quedaba se ha guardado en un archivo.}}',
  'diceLost.title': 'Los dados de esta partida se han perdido',
  'diceLost.text':
    'La semilla secreta de sus dados falta o no es la que se selló al principio. Puedes ver la partida. Para seguir desde aquí se sellan dados nuevos: eso crea otra partida, y esta se queda como está.',
  'diceLost.goOn': 'Seguir con dados nuevos',
  'diceLost.look': 'Ver la partida',
  'export.title': 'Partidas sin terminar',
  'export.text':
    '{count, plural, one {Una de estas partidas no ha terminado. Quien tenga la semilla de sus dados puede prever cada tirada.} other {# de estas partidas no han terminado. Quien tenga las semillas de sus dados puede prever cada tirada.}} Sin semillas se pueden ver en otra parte y seguir con dados nuevos. Lo que una partida oculta está en el archivo de todos modos.',
  'export.with': 'Con las semillas, para mí',
  'export.without': 'Sin las semillas',
  'matches.tooMany': 'Hay demasiadas partidas en este archivo: más de {most, number}.',
  'record.damaged': 'Lo que este navegador ha guardado de la partida no concuerda.',
  'record.tooSlow': 'Tardaba demasiado en abrirse y se ha detenido. Difícilmente será una partida de Muster.',
  'dice.check': 'Comprueba tú los dados',
  'dice.busy': 'Tirando todo de nuevo',
  'dice.all':
    '{draws, plural, one {La única tirada se deduce} other {Las # tiradas se deducen}} de la semilla sellada antes de empezar, y {actions, plural, one {la única acción} other {las # acciones}}, de las reglas.',
  'dice.only':
    '{draws, plural, one {La única tirada se deduce} other {Las # tiradas se deducen}} de la semilla sellada antes de empezar. Las reglas han cambiado desde entonces, así que no se han comprobado ni la posición inicial ni las acciones.',
  'dice.bad': 'Los dados no cuadran: {problem}',
  'dice.opening': 'La posición inicial se deduce de las opciones.',
  'dice.sealed': 'El registro lleva su sello: desde entonces no se ha cambiado nada.',
  'begun.position': 'La partida empezó desde una posición que alguien dio: se da por buena.',
  'begun.branch': 'La partida empezó en una posición de otra, que se ha dado por buena.',
  'dice.agreed':
    '{agreed, plural, one {Se deshizo una decisión de común acuerdo: eso dice el registro, y nadie puede comprobarlo.} other {Se deshicieron # decisiones de común acuerdo: eso dice el registro, y nadie puede comprobarlo.}}',
}
