/** The app around the pages: header, route, dialogs, notices, the live region. */
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Link, Route, Router, Switch, useLocation } from 'wouter'
import { t } from '#core/text.ts'
import { actions } from '#store/index.ts'
import { ErrorBoundary } from '../ask/ErrorBoundary.tsx'
import { dialogBefore } from '../ask/language.ts'
import { projectAgain } from '../ask/projector.ts'
import { SystemsShared } from '../ask/systems/use-systems.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'
import { DialogContext, type DialogId } from '../kit/dialogs.ts'
import { FACES, FaceContext } from '../kit/faces.ts'
import { LiveRegion } from '../kit/LiveRegion.tsx'
import { nextStop } from '../kit/next-stop.ts'
import { FoldContext } from '../kit/Panel.tsx'
import { usePageTitle } from '../kit/use-title.ts'
import { AppDialogs } from './AppDialogs.tsx'
import { DIALOGS } from './dialogs.ts'
import { Header } from './Header.tsx'
import { Notices } from './Notices.tsx'
import { PageDrop } from './PageDrop.tsx'
import { PAGES, pageAt } from './pages.ts'
import { useAddress } from './use-address.ts'
import { useAppearance } from './use-appearance.ts'
import { useHeard } from './use-heard.ts'
import { useHeld } from './use-held.ts'
import { useKeys } from './use-keys.ts'

/** What the parts know of the preferences: the folds of panels, and how the ten is written. */
function PartPrefs({ children }: { readonly children: ReactNode }) {
  const folds = useKibitzer((s) => s.prefs.folds)
  const ten = useKibitzer((s) => s.prefs.ten)
  const keeper = useMemo(
    () => ({
      isFolded: (id: string) => folds[id],
      setFolded: actions.foldPanel,
    }),
    [folds],
  )
  return (
    <FoldContext value={keeper}>
      <FaceContext value={FACES[ten]}>{children}</FaceContext>
    </FoldContext>
  )
}

function Announcements() {
  const said = useKibitzer((s) => s.view.announcement)
  const news = useKibitzer((s) => s.view.news)
  return (
    <>
      <LiveRegion text={said.text} token={said.count} />
      <LiveRegion text={news.text} token={news.count} />
    </>
  )
}

const NotFound = () => (
  <main id="main" tabIndex={-1} className="max-w-430 mx-auto py-12 px-4 outline-none text-center">
    <p className="panel-lead">{t`There is no such page.`}</p>
    <Link href="/" className="btn btn-primary">{t`To the table`}</Link>
  </main>
)

/** For the keyboard: seen while it has the focus, before everything else. */
const Skip = ({ label, act }: { readonly label: string; readonly act: () => void }) => (
  <button
    type="button"
    className="absolute start-2 top-2 z-20 -translate-y-[200%] rounded-control bg-accent px-4 py-2 text-on-accent focus:translate-y-0 print:hidden"
    onClick={act}
  >
    {label}
  </button>
)

/** The one page that fits its window and never scrolls. */
const TABLE = '/'

function Shell() {
  useAppearance()
  useKeys()
  useHeard()
  useHeld()
  useEffect(projectAgain, [])
  const [here] = useLocation()
  usePageTitle(here === TABLE ? undefined : (pageAt(here)?.title ?? t`No such page`))
  return (
    <div className="app-shell" data-fixed={here === TABLE || undefined}>
      <Skip label={t`Skip to the page`} act={() => document.getElementById('main')?.focus()} />
      {here === TABLE && (
        <Skip label={t`Skip to the next press`} act={() => nextStop(document)?.focus()} />
      )}
      {pageAt(here)?.bare === undefined && (
        <>
          <Header />
          <Notices />
        </>
      )}
      <Switch>
        {PAGES.map(({ path, pattern, title, Component }) => (
          <Route key={path} path={pattern ?? path}>
            <ErrorBoundary name={title}>
              <Component />
            </ErrorBoundary>
          </Route>
        ))}
        <Route>
          <NotFound />
        </Route>
      </Switch>
      <AppDialogs />
      <PageDrop />
      <Announcements />
    </div>
  )
}

/** The dialog that a change of language left open. */
const keptOpen = (): DialogId | undefined => {
  const before = dialogBefore()
  return DIALOGS.find(({ id }) => id === before)?.id
}

export function App() {
  const [open, setOpen] = useState<DialogId | undefined>(keptOpen)
  const show = useCallback((id: DialogId) => setOpen(id), [])
  const close = useCallback(() => setOpen(undefined), [])
  const opener = useMemo(() => ({ open, show, close }), [open, show, close])
  return (
    <Router hook={useAddress}>
      <DialogContext value={opener}>
        <PartPrefs>
          <SystemsShared>
            <Shell />
          </SystemsShared>
        </PartPrefs>
      </DialogContext>
    </Router>
  )
}
