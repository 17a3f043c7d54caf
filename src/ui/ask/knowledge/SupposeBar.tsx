/** What is supposed, how likely it is, and the way back: over every figure that is so only then. */
import { X } from 'lucide-react'
import { figure, percent } from '#core/chance.ts'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { Button } from '../../kit/Button.tsx'
import { CardText } from '../../kit/CallText.tsx'
import { tx } from '../../kit/tx.ts'
import {
  type Supposition,
  stopSupposing,
  suppose,
  supposedWords,
  suppositionWords,
  turned,
  useSupposed,
} from './supposing.ts'
import { useMoment } from './use-moment.ts'
import './suppose.css'

export function SupposeBar() {
  const all = useSupposed()
  const { moment, error } = useMoment()
  if (all.length === 0) return null
  const told = moment?.old === 'none' ? moment.agreed?.supposed : undefined
  const seats = moment?.law.hands.map(({ seat }) => seat) ?? []
  const [only, another] = all
  const other = only === undefined || another !== undefined ? undefined : turned(only, seats)
  return (
    <section className="suppose-bar" aria-label={t`What if`}>
      <div className="min-w-0 grow">
        <p className="font-serif text-head/[1.3] font-semibold">{tx`Suppose ${<Words all={all} />}`}</p>
        <p className="note" role="status">
          {error !== undefined
            ? error
            : told === undefined
              ? t`Working it out …`
              : chanceWords(
                  told.now === undefined ? undefined : figure(told.now),
                  percent(told.lawful),
                )}
        </p>
      </div>
      <span className="flex flex-wrap items-center gap-1">
        {other !== undefined && (
          <Button
            variant="quiet"
            aria-label={t`Turn it: ${suppositionWords(other)}`}
            onClick={() => suppose(other)}
          >{t`Turn it`}</Button>
        )}
        <Button
          icon={X}
          aria-label={t`Stop supposing`}
          onClick={() => stopSupposing()}
        >{t`Stop`}</Button>
      </span>
    </section>
  )
}

const chanceWords = (now: string | undefined, lawful: string): string =>
  now === undefined || now === lawful
    ? t`${lawful} likely. A card or a step ends it.`
    : t`${now} likely, ${lawful} by law. A card or a step ends it.`

/** With the cards as they are drawn. */
function Words({ all }: { readonly all: readonly Supposition[] }) {
  return (
    <>
      <span className="sr-only">{supposedWords(all)}</span>
      <span aria-hidden="true">
        {all.map((one, i) => (
          <span key={JSON.stringify(one)}>
            {i > 0 && t` and `}
            {one.kind === 'card'
              ? tx`${seatName(one.seat)} has ${<CardText card={one.card} named={false} />}`
              : suppositionWords(one)}
          </span>
        ))}
      </span>
    </>
  )
}
