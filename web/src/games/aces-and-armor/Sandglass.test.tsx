import { BOX } from '@muster/aces-and-armor'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sandglass } from './Sandglass.tsx'

test('the sandglass begins with all its minutes', () => {
  const html = renderToStaticMarkup(<Sandglass minutes={BOX.charts.clock} say={(m) => m.key} />)
  expect(html).toBe('<em role="timer" aria-label="face.clock">5:00</em>')
})
