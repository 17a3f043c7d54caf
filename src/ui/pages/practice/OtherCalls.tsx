/** What other players may call at a turn, with their marks: weighed over layouts once it is opened. */
import { useState } from 'react'
import type { Call } from '#core/call.ts'
import type { Seed } from '#core/rng.ts'
import { t } from '#core/text.ts'
import { LAYOUTS_OF_MARK, marksOf } from '#practice/marks.ts'
import { useJob } from '../../ask/use-job.ts'
import { CallText } from '../../kit/CallText.tsx'
import { Fold } from '../../kit/Fold.tsx'
import type { BidMark } from './question.ts'
import { type MarkedTurn, weighInput } from './use-marking.ts'
import { gainInShort } from './words.ts'

export function OtherCalls({
  mark: { thoughtOf },
  turn,
  seed,
}: {
  readonly mark: BidMark
  readonly turn: MarkedTurn
  readonly seed: Seed
}) {
  const [open, setOpen] = useState(false)
  if (thoughtOf.length < 2) return null
  return (
    <Fold title={t`Other calls`} hint={t`marks out of ten`} open={open} onToggle={setOpen}>
      {open && <Weighed thoughtOf={thoughtOf} turn={turn} seed={seed} />}
    </Fold>
  )
}

function Weighed({
  thoughtOf,
  turn,
  seed,
}: Pick<BidMark, 'thoughtOf'> & { readonly turn: MarkedTurn; readonly seed: Seed }) {
  const calls = thoughtOf.map(({ call }) => call) as [Call, ...Call[]]
  const job = useJob('look-back', weighInput(turn, calls, seed))
  const made = job.value
  const isOver = job.output !== undefined || job.error !== undefined
  return (
    <div className="grid gap-2">
      <ul className="grid gap-1" aria-busy={!isOver}>
        {thoughtOf.map(({ call, standing }, i) => {
          const weighed = i === 0 ? undefined : made?.weighed[i]
          return (
            <li key={call} className="flex flex-wrap items-baseline gap-x-3">
              <span className="min-w-12">
                <CallText call={call} />
              </span>
              <b className="min-w-6 text-end tabular-nums">{marksOf(standing, weighed)}</b>
              <span className="text-ink-2">
                {i === 0 ? t`the system’s call` : weighed === undefined ? '' : gainInShort(weighed)}
              </span>
            </li>
          )
        })}
      </ul>
      <p role="status" className="note">
        {isOver
          ? made === undefined
            ? t`By the rules alone: too few layouts fit this auction.`
            : t`By the rules and over ${made.weighed[0]?.layouts ?? 0} layouts that fit the auction, with all cards open.`
          : t`Weighing them over ${LAYOUTS_OF_MARK} layouts…`}
      </p>
    </div>
  )
}
