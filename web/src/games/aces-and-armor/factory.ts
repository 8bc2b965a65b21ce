// Factories: brick and chimneys, smoking under a flag, grey and cold without one, rubble after a rocket.
import type { Faction } from '@muster/aces-and-armor'
import { type Svg, svg } from '../../door/svg.ts'
import { sign } from './emblems.ts'
import { COATS } from './mini.ts'
import { pictures } from './pictures.ts'

const RUIN = svg`<path d="M-15 2L15 2 26-4 14-8Z" opacity=".3"/><path d="M-14 2V-9L-10-6-9-12-5-7-3-3 2-6 3-2 8-9 10-3V2Z" fill="#6b665b" stroke="#22140c" stroke-width=".9" stroke-linejoin="round"/><path d="M4-4V-13L6-11 8-12V-6Z" fill="#4a463e" stroke="#22140c" stroke-width=".8"/><path d="M-12 3l4-3 3 2 4-3 4 3 4-2 3 3Z" fill="#8a8476" stroke="#22140c" stroke-width=".6"/>`

function factory(owner: Faction | null, winter: boolean, held: boolean): Svg {
  const [wall, side, light] = owner ? ['#b2755a', '#7c4736', '#d79b7d'] : ['#a39c8c', '#6b665b', '#c9c3b3']
  const glass = owner ? '#ffd98a' : '#3b382f'
  const windows = [-11, -4.6, 1.8].map(
    (x) => svg`<path d="M${x}-7.4h3.6v3.4h-3.6Z" fill="${glass}" stroke="#2a1c12" stroke-width=".5"/>`,
  )
  const snow = winter
    ? svg`<path d="M-14-11L-14-16-6-11-6-16 2-11 2-16 10-11" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>`
    : ''
  const smoke = owner
    ? svg`<g fill="none" stroke="#fbf6e6" stroke-linecap="round"><path d="M6.4-29c-3-3 2-5-1-8s1-6 5-6" stroke-opacity=".62" stroke-width="2.6"/><path d="M12.8-25c2-3-1-4 2-7" stroke-opacity=".5" stroke-width="2"/></g>`
    : ''
  return svg`<path d="M-15 2L15 2 34-7 20-11 10-2Z" opacity=".3"/><path d="M4.4-10V-27.6H8.4L9-10ZM11-10V-23.6H14.6L15.2-10Z" fill="${side}" stroke="#22140c" stroke-width=".8"/><path d="M4.4-27.6h4v2.6h-4ZM11-23.6h3.6v2.4H11Z" fill="#e9dfc8" stroke="#22140c" stroke-width=".6"/>${smoke}<path d="M10-11L16-14V-1L10 2Z" fill="${side}" stroke="#22140c" stroke-width=".8" stroke-linejoin="round"/><path d="M-14 2V-16L-6-11V-16L2-11V-16L10-11V2Z" fill="${wall}" stroke="#22140c" stroke-width=".9" stroke-linejoin="round"/><path d="M-14-16L-6-11M-6-16L2-11M2-16L10-11" stroke="${light}" stroke-width="1.3"/>${snow}${windows}<path d="M5.4 2V-4.4H8.6V2Z" fill="#2a1c12"/>${owner ? banner(owner, held ? -15.5 : -17) : ''}`
}

export const factoryPicture = pictures(factory)
export const ruinPicture = pictures(() => RUIN)

function banner(owner: Faction, x: number): Svg {
  const c = COATS[owner]
  return svg`<path d="M${x} 4V-31" stroke="#17120b" stroke-width="2.2"/><path d="M${x} 4V-31" stroke="#d9bf86" stroke-width="1"/><circle cx="${x}" cy="-31.6" r="1.8" fill="#e8cf94" stroke="#17120b" stroke-width=".6"/><path d="M${x + 0.8}-30.4q5-2.4 9.4-.3t9.2-.4V-18q-4.4 2.2-9.2.3t-9.4.4Z" fill="${c.flag}" stroke="#17120b" stroke-width=".9" stroke-linejoin="round"/><g transform="translate(${x + 10} -24.2)">${sign(owner, 4.9)}</g>`
}
