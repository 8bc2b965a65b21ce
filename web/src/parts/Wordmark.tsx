import { type ReactElement, useId } from 'react'
import './Wordmark.css'

/** The name of the house; the T is the lamp over the table. */
export function Wordmark({ height }: { readonly height: number }): ReactElement {
  const id = useId()
  const [gold, bulb, shade, glow] = ['g', 'b', 's', 'f'].map((x) => `${id}${x}`)
  return (
    <svg className="wordmark" viewBox="0 0 292 64" height={height} role="img" aria-label="Muster">
      <defs>
        <linearGradient id={gold} x1="0" x2="292" y1="0" y2="0" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#a58f68" />
          <stop offset=".38" stopColor="#f2e6c8" />
          <stop offset=".55" stopColor="#fff6df" />
          <stop offset=".75" stopColor="#f2e6c8" />
          <stop offset="1" stopColor="#ab956e" />
        </linearGradient>
        <linearGradient id={bulb} x1="0" x2="0" y1="18" y2="64" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#fffbe8" />
          <stop offset=".5" stopColor="#ffdf9a" />
          <stop offset="1" stopColor="#e9ad4c" />
        </linearGradient>
        <linearGradient id={shade} x1="154" x2="200" y1="0" y2="0" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#7a5c26" />
          <stop offset=".4" stopColor="#f0d08a" />
          <stop offset="1" stopColor="#8a682c" />
        </linearGradient>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#ffc25e" stopOpacity=".55" />
          <stop offset="1" stopColor="#ffc25e" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="178" cy="46" rx="64" ry="48" fill={`url(#${glow})`} />
      <path fill={`url(#${gold})`} d="M0 64V0H12L28 29 44 0H56V64H45V22L31.500 46H24.500L11 22V64Z" />
      <g fill="none" stroke={`url(#${gold})`} strokeWidth="11">
        <path d="M68 0V42q0 16.500 16 16.500T100 42V0" />
        <path d="M147 13q-5-7.500-15-7.500-14.500 0-14.500 12.500 0 9 14 13t14.500 14-14.500 13.500q-11 0-16.500-8.500" />
        <path d="M243 5.500H217.500V58.500H243M217.500 31.500H239" />
        <path d="M258.500 64V5.500H271q14 0 14 14T271 33.500H258.500M272 33l15 31" />
      </g>
      <path d="M178-200V0" stroke="#8a6c36" strokeWidth="2" />
      <path d="M174 16h8l4.500 48h-17z" fill={`url(#${bulb})`} />
      <path d="M172-3h12l3 5h6q6 3 9 14H154q3-11 9-14h6z" fill={`url(#${shade})`} />
      <path d="M154 16h48" stroke="#fff3c9" strokeWidth="2.400" />
    </svg>
  )
}
