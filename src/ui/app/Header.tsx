/** The bar at the top: name, pages, the board on the table and what can be done with it. */
import { Menu as MenuIcon, Share2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { t, tAs } from '#core/text.ts'
import { boardCount, boardPlace, currentBoard, sessionNow } from '#store/index.ts'
import { requestDeal } from '../ask/requests.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'
import { Button, IconButton } from '../kit/Button.tsx'
import { useDialogs } from '../kit/dialogs.ts'
import { fetchedDefault } from '../kit/fetched.tsx'
import { LOW, useMedia } from '../kit/use-media.ts'
import { DIALOGS } from './dialogs.ts'
import { QuietNotices } from './Notices.tsx'
import { isHere, NAMED_PAGES, PAGES } from './pages.ts'

const SessionStanding = fetchedDefault(
  () => import('../table/session/SessionStanding.tsx'),
).Component

const MENU = [...PAGES, ...DIALOGS]
  .filter(({ menu }) => menu !== undefined)
  .toSorted((a, b) => (a.menu ?? 0) - (b.menu ?? 0))

const Logo = () => (
  <svg viewBox="0 0 22 22" width="24" height="24" className="text-accent" aria-hidden="true">
    <rect
      x="1.5"
      y="1.5"
      width="19"
      height="19"
      rx="3.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    />
    <path
      d="m11 4 2.2 4.7H8.8zM11 18l2.2-4.7H8.8zM4 11l4.7-2.2v4.4zM18 11l-4.7-2.2v4.4z"
      fill="currentColor"
    />
  </svg>
)

/** Deals at once, on whichever page: the board is at the table. */
function useDeal(): () => void {
  const [here, go] = useLocation()
  return () => {
    if (here !== '/') go('/')
    requestDeal()
  }
}

export function Header() {
  const { show } = useDialogs()
  const [here] = useLocation()
  const number = useKibitzer((s) => currentBoard(s).source.board.number)
  const place = useKibitzer((s) => boardPlace(s) + 1)
  const count = useKibitzer(boardCount)
  const board = number === undefined ? t`Deal ${place}` : t`Board ${number}`
  const session = useKibitzer((s) => sessionNow(s.sessions) !== undefined)
  const deal = useDeal()
  // At a live table there is another board, and the host deals.
  const live = here.startsWith('/live')
  return (
    <header className="@container flex h-12 min-w-0 items-center gap-5 border-b border-rule bg-panel ps-4 pe-3 max-sm:h-11 max-sm:gap-2 max-sm:ps-3 max-sm:pe-1 sm:max-[901px]:gap-3 print:hidden">
      <Link
        href="/"
        className="flex min-h-11 items-center gap-2 font-serif text-title leading-none font-semibold text-ink no-underline"
      >
        <Logo />
        <span className="@max-[17rem]:sr-only">Kibitzer</span>
      </Link>
      <nav
        aria-label={t`Pages`}
        className="flex min-w-0 self-stretch overflow-hidden max-sm:hidden"
      >
        {NAMED_PAGES.map((page) => (
          <Link
            key={page.path}
            href={page.path}
            className="flex items-center border-y-2 border-transparent px-2.5 max-[1000px]:px-1.5 text-body text-ink-2 no-underline aria-[current]:border-b-accent aria-[current]:font-semibold aria-[current]:text-ink max-[901px]:nth-[n+4]:hidden min-[1280px]:px-3"
            aria-current={isHere(page, here) ? 'page' : undefined}
          >
            {page.title}
          </Link>
        ))}
      </nav>
      <div className="flex flex-none items-center gap-1 ms-auto">
        <QuietNotices />
        {live ? null : session ? (
          <SessionStanding />
        ) : (
          <Button
            variant="quiet"
            className="max-[1280px]:hidden @max-[55rem]:hidden"
            aria-label={t`${board}, ${place} of ${count}: open the list of boards`}
            onClick={() => show('boards')}
          >
            {count > 1 ? t`${place} of ${count}` : board}
          </Button>
        )}
        {!live && (
          <>
            <Button
              variant="quiet"
              icon={Share2}
              className="max-[1280px]:hidden @max-[55rem]:hidden"
              onClick={() => show('share')}
            >{tAs('verb')`Share`}</Button>
            <Button
              className="max-sm:border-transparent max-sm:bg-transparent max-sm:text-accent"
              onClick={deal}
            >{t`New deal`}</Button>
          </>
        )}
        <HeaderMenu />
      </div>
    </header>
  )
}

function HeaderMenu() {
  const { show } = useDialogs()
  const [here] = useLocation()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const low = useMedia(LOW)
  const deal = useDeal()
  return (
    <>
      <IconButton label={t`Menu`} icon={MenuIcon} popoverTarget={id} />
      <div ref={list} id={id} popover="auto" className="menu app-menu">
        <ul className="mb-1.5 border-b border-rule pb-1.5 min-[901px]:hidden" aria-label={t`Pages`}>
          {NAMED_PAGES.map((page) => (
            <li key={page.path}>
              <Link
                href={page.path}
                className="flex min-h-11 items-center rounded-control px-3 text-body text-ink no-underline hover:bg-inset aria-[current]:font-semibold aria-[current]:shadow-[inset_3px_0_0_var(--color-accent)]"
                aria-current={isHere(page, here) ? 'page' : undefined}
                onClick={() => list.current?.hidePopover()}
              >
                {page.title}
              </Link>
            </li>
          ))}
        </ul>
        <ul>
          {/* Where the bar has no room for a button of its own, a new deal is the first thing here. */}
          {low && !here.startsWith('/live') && (
            <li>
              <button
                type="button"
                className="w-full min-h-11 px-3 rounded-control text-body text-start hover:bg-inset"
                onClick={() => {
                  list.current?.hidePopover()
                  deal()
                }}
              >
                {t`New deal`}
              </button>
            </li>
          )}
          {MENU.map((item) => (
            <li key={item.title}>
              {'path' in item ? (
                <Link
                  href={item.path}
                  className="flex min-h-11 items-center rounded-control px-3 text-body text-ink no-underline hover:bg-inset"
                  onClick={() => list.current?.hidePopover()}
                >
                  {item.title}
                </Link>
              ) : (
                <button
                  type="button"
                  className="aria-disabled:text-ink-3 aria-pressed:font-semibold aria-pressed:shadow-[inset_3px_0_0_var(--color-accent)] w-full min-h-11 px-3 rounded-control text-body text-start hover:bg-inset"
                  onClick={() => {
                    list.current?.hidePopover()
                    show(item.id)
                  }}
                >
                  {item.title}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
