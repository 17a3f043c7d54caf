/** The projector window: the table alone, for a class or a club, on a second screen. */
import { t } from '#core/text.ts'
import { actions } from '#store/index.ts'

/** The page that the window shows. */
export const PROJECTOR = '/projector'
/** Says that this tab is shown there, so that a reload shows it again. */
const SHOWN = 'kibitzer projector'

const project = (): Promise<void> =>
  import('./projecting.ts').then(({ startProjecting }) => startProjecting())

/** Opens the window, or brings it to the front, and shows this tab's table in it from now on. */
export function openProjector(): void {
  // First the window: a browser opens none for what was waited for.
  const opened = window.open(`${location.pathname}#${PROJECTOR}`, 'kibitzer-projector', 'popup')
  if (opened === null) {
    actions.addNotice({
      id: 'projector',
      tone: 'warning',
      message: t`The browser did not open a second window. Allow it for this page and try again.`,
      choices: [],
    })
    return
  }
  sessionStorage.setItem(SHOWN, '')
  void project()
}

/** After a reload: the window is still there. */
export function projectAgain(): void {
  try {
    if (sessionStorage.getItem(SHOWN) !== null) void project()
  } catch {
    // Without storage it is opened again by hand.
  }
}
