/** The twelve hands that the paper prints, each a press away. */
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { t } from '#core/text.ts'
import { PRINTED_HANDS, type PrintedHand } from '#examples/printed-hands.ts'
import { Button } from '../../kit/Button.tsx'
import { Fold } from '../../kit/Fold.tsx'

interface Entry {
  readonly printed: PrintedHand
  readonly hand: Hand
}
const ENTRIES: readonly Entry[] = PRINTED_HANDS.flatMap((printed) => {
  const read = handOf.parse(printed.hand)
  return read.ok ? [{ printed, hand: read.value }] : []
})

const said = ({ printed: { n, total }, hand }: Entry): string =>
  total === undefined
    ? t`Hand ${n} of the paper.`
    : t`Hand ${n} of the paper, which prints ${total} points; its suits have ${handOf.hcp(hand)}.`

export function PrintedHands({
  hand,
  onHand,
}: {
  readonly hand: Hand
  readonly onHand: (hand: Hand, said: string) => void
}) {
  const chosen = ENTRIES.find((one) => handOf.equals(one.hand, hand))
  return (
    <Fold title={t`Hands of the paper`} hint={chosen ? t`hand ${chosen.printed.n}` : t`twelve`}>
      <div className="flex flex-wrap gap-1.5">
        {ENTRIES.map((entry) => (
          <Button
            key={entry.printed.n}
            aria-label={t`Hand ${entry.printed.n}`}
            aria-pressed={entry === chosen}
            className="min-w-9 pointer-coarse:min-w-11"
            onClick={() => onHand(entry.hand, said(entry))}
          >
            {entry.printed.n}
          </Button>
        ))}
      </div>
      {chosen?.printed.total !== undefined && <p className="note mt-2">{said(chosen)}</p>}
    </Fold>
  )
}
