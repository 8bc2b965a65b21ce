import '@fontsource/barlow/latin-400.css'
import '@fontsource/barlow/latin-500.css'
import '@fontsource/barlow/latin-600.css'
import '@fontsource/barlow-condensed/latin-500.css'
import '@fontsource/barlow-condensed/latin-600.css'
import '@fontsource/special-elite/latin-400.css'
import '@fontsource/rajdhani/latin-700.css'
import '@fontsource/saira-stencil-one/latin-400.css'
import './style/house.css'
import './style/buttons.css'
import './style/ground.css'
import './style/paper.css'
import './style/prose.css'
import './style/tables.css'
import './style/text-size.css'
import './style/forced.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadFace } from './games/index.ts'
import { parseRoute } from './route.ts'
import { useSettings } from './settings.ts'
import { beginOpening } from './table/local.ts'
import { makeWords, PageWords, pageTexts } from './words.tsx'

// The table of an address is fetched while its page is.
const route = parseRoute(location.hash)
if (route.page === 'table') {
  void import('./table/TablePage.tsx')
  void beginOpening(route.id).then((found) => {
    if (found.type === 'open') void loadFace(found.table.head.game, found.table.head.pack)
  })
}
const { language } = useSettings.getState()
const words = makeWords(language, await pageTexts(language))
const page = document.getElementById('page')
if (page) {
  createRoot(page).render(
    <PageWords first={words}>
      <App />
    </PageWords>,
  )
}
