import { lazy, type ReactElement, Suspense, useEffect } from 'react'
import { GAME_CARDS } from './games/index.ts'
import { Home } from './pages/Home.tsx'
import { Loading } from './parts/Loading.tsx'
import { Mishap } from './parts/Mishap.tsx'
import { Update } from './parts/Update.tsx'
import { usePreferences } from './parts/usePreferences.ts'
import { goInstead, type Route, useRoute } from './route.ts'
import { type PageKey, useWords } from './words.tsx'

const NewMatch = lazy(() => import('./pages/NewMatch.tsx').then((m) => ({ default: m.NewMatch })))
const TablePage = lazy(() => import('./table/TablePage.tsx').then((m) => ({ default: m.TablePage })))
const AfterPage = lazy(() => import('./after/AfterPage.tsx').then((m) => ({ default: m.AfterPage })))
const ReplayPage = lazy(() => import('./replay/ReplayPage.tsx').then((m) => ({ default: m.ReplayPage })))
const SharedPage = lazy(() => import('./replay/ReplayPage.tsx').then((m) => ({ default: m.SharedPage })))
const OpenedPage = lazy(() => import('./replay/ReplayPage.tsx').then((m) => ({ default: m.OpenedPage })))
const RulesPage = lazy(() => import('./rules/RulesPage.tsx').then((m) => ({ default: m.RulesPage })))
const LearnPage = lazy(() => import('./learn/LearnPage.tsx').then((m) => ({ default: m.LearnPage })))
const LessonPage = lazy(() => import('./learn/LessonPage.tsx').then((m) => ({ default: m.LessonPage })))
const PositionPage = lazy(() => import('./replay/PositionPage.tsx').then((m) => ({ default: m.PositionPage })))
const HowToPlay = lazy(() => import('./learn/HowToPlay.tsx').then((m) => ({ default: m.HowToPlay })))
const About = lazy(() => import('./pages/About.tsx').then((m) => ({ default: m.About })))
const RemotePage = lazy(() => import('./remote/RemotePage.tsx').then((m) => ({ default: m.RemotePage })))
const JoinPage = lazy(() => import('./remote/JoinPage.tsx').then((m) => ({ default: m.JoinPage })))
const BackPage = lazy(() => import('./remote/JoinPage.tsx').then((m) => ({ default: m.BackPage })))
const SettingsPage = lazy(() => import('./pages/SettingsPage.tsx').then((m) => ({ default: m.SettingsPage })))

const TITLES: Readonly<Record<Exclude<Route['page'], 'home'>, PageKey>> = {
  new: 'new.start',
  table: 'table.label',
  after: 'replay.after',
  replay: 'replay.title',
  shared: 'replay.title',
  opened: 'replay.title',
  rules: 'home.rulebooks',
  learn: 'learn.title',
  position: 'setUp.title',
  how: 'how.title',
  about: 'about.title',
  settings: 'settings.title',
  online: 'table.label',
  join: 'remote.title',
  back: 'remote.backTitle',
}

export function App(): ReactElement {
  usePreferences()
  const route = useRoute()
  const { t } = useWords()
  useEffect(() => {
    scrollTo(0, 0)
    document.title = route.page === 'home' ? 'Muster' : `Muster · ${t(TITLES[route.page])}`
  }, [route.page, t])
  return (
    <Mishap key={route.page}>
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
      <Update />
    </Mishap>
  )
}

function Page(): ReactElement {
  const route = useRoute()
  switch (route.page) {
    case 'home':
      return <Home />
    case 'new':
      return isKnown(route.game) ? <NewMatch key={route.table} game={route.game} table={route.table} /> : <Nowhere />
    case 'table':
      return <TablePage id={route.id} />
    case 'after':
      return <AfterPage id={route.id} />
    case 'replay':
      return <ReplayPage source={{ id: route.id }} />
    case 'shared':
      return <SharedPage packed={route.packed} />
    case 'opened':
      return <OpenedPage />
    case 'rules':
      return isKnown(route.game) ? (
        <RulesPage game={route.game} rule={route.rule} match={route.match ?? null} />
      ) : (
        <Nowhere />
      )
    case 'position':
      return <PositionPage key={route.packed} packed={route.packed} />
    case 'learn':
      return <Learning {...route} />
    case 'how':
      return isKnown(route.game) ? <HowToPlay key={route.game} game={route.game} /> : <Nowhere />
    case 'about':
      return <About />
    case 'settings':
      return <SettingsPage />
    case 'online':
      return <RemotePage id={route.id} />
    case 'join':
      return <JoinPage token={route.token} />
    case 'back':
      return <BackPage token={route.token} />
  }
}

type LearnRoute = Extract<Route, { readonly page: 'learn' }>

function Learning({ game, lesson, task = 1 }: LearnRoute): ReactElement {
  if (!isKnown(game)) return <Nowhere />
  return game !== null && lesson !== null ? (
    <LessonPage key={`${game}/${lesson}/${task}`} game={game} id={lesson} task={task - 1} />
  ) : (
    <LearnPage />
  )
}

const isKnown = (game: string | null): boolean => game === null || GAME_CARDS.some((card) => card.id === game)

/** A game that is not in the house. */
function Nowhere(): ReactElement {
  useEffect(() => goInstead({ page: 'home' }), [])
  return <Loading />
}
