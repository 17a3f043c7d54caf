/** A first board, in the few presses that it takes. */
import { useLocation } from 'wouter'
import { t } from '#core/text.ts'
import { actions } from '#store/index.ts'
import { WAYS } from '../../ask/start/ways.ts'
import { Button } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'

const STEPS: readonly string[] = [
  t`You sit South; robots take the other seats. Your cards lie at the bottom.`,
  t`When it is your turn, press a level and then a suit. Space takes the call that the system suggests.`,
  t`Press a call in the auction: Why tells its reason, and what came close.`,
  t`Press a card to play it. Hands tells what the closed hands can still hold; press a figure there to see how it is known.`,
  t`After the last card, Result has the score, par, and the cards that cost something. The arrow keys step back through it all.`,
]

export function FirstBoard() {
  const [, go] = useLocation()
  const deal = () => {
    WAYS.find(({ id }) => id === 'play')?.begin()
    actions.setPrefs({ begun: true })
    actions.dealNew()
    go('/')
  }
  return (
    <Panel id="about-first" title={t`A first board`}>
      <ol className="ms-5 grid list-decimal gap-1.5">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="mt-3">
        <Button variant="primary" onClick={deal}>{t`Deal it`}</Button>
      </div>
    </Panel>
  )
}
