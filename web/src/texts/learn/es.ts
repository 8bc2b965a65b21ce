// Of learning: the lessons and their coach.
import type { learn as en } from './en.ts'

export const learn: Readonly<Record<keyof typeof en, string>> = {
  'learn.title': 'Aprender',
  'learn.what':
    'Lecciones cortas en un tablero de verdad. En cualquier orden; nada está bloqueado y puedes irte cuando quieras.',
  'learn.all':
    '{count, plural, one {Una lección} other {# lecciones}}, {minutes, plural, one {un minuto} other {# minutos}} en total.',
  'learn.some':
    '{done} de {count, plural, one {una lección} other {# lecciones}}. Quedan {minutes, plural, one {un minuto} other {# minutos}}.',
  'learn.none': 'Todavía no hay lecciones: el reglamento lo cuenta todo.',
  'learn.minutes': '{minutes} min.',
  'learn.done': 'hecha',
  'learn.seen': 'vista',
  'learn.begin': 'Empezar: {lesson}',
  'learn.goOn': 'Seguir: {lesson}',
  'learn.again': 'Otra vez: {lesson}',
  'lesson.title': 'Lección {number} de {count}: {title}',
  'lesson.coach': 'Instructor',
  'lesson.of': '{number} de {count}',
  'lesson.step': 'Paso {step} de {steps}',
  'lesson.doneLine': 'Hecho: {title}.',
  'lesson.done': 'Hecho',
  'lesson.keep': 'Para recordar',
  'lesson.next': 'Siguiente: {title}',
  'lesson.toBattle': 'A todas las lecciones',
  'lesson.back': 'Lección anterior',
  'lesson.once': 'Otra vez',
  'lesson.all': 'Todas las lecciones',
  'lesson.skip': 'Saltar la lección',
  'lesson.show': 'Mostrar cómo',
  'lesson.takeBack': 'Deshacer',
  'lesson.not': 'No se puede',
  'lesson.notTask': 'Se puede, pero no es la tarea',
  'lesson.astray': 'Eso se puede hacer, pero aquí se trata de otra cosa. Deshazlo, o sigue si quieres.',
  'lesson.dice': 'En las lecciones los dados están preparados. En las batallas son de verdad.',
  'lesson.leave': 'Salir de la lección',
  'lesson.tasks': 'Tareas',
  'lesson.goOn': 'Seguir',
}
