/**
 * The place of answers that can be guessed first. While the reader wants to guess, a form stands
 * here instead; each guess is marked against what could be known, and the answers come when asked for.
 */
import { type ReactNode, useState } from 'react'
import { t } from '#core/text.ts'
import { actions } from '#store/index.ts'
import { useGuessFirst } from '../../ask/use-guess-first.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Field.tsx'
import { GuessForm, type GuessFormProps } from './GuessForm.tsx'

export interface GuessSlotProps extends Omit<GuessFormProps, 'moment'> {
  /** Names the moment and what is known of it: another one hides the answers anew. */
  readonly moment: string
  /** The answers. */
  readonly children: ReactNode
}

export function GuessSlot({ moment, children, ...form }: GuessSlotProps) {
  const first = useGuessFirst()
  const [shown, setShown] = useState<string | undefined>(undefined)
  const open = !first || shown === moment
  return open ? (
    children
  ) : (
    <div className="mt-2 grid justify-items-start gap-3">
      <GuessForm key={moment} moment={moment} {...form} />
      <Button onClick={() => setShown(moment)}>{t`Show the answers`}</Button>
    </div>
  )
}

/** The switch, kept with the preferences. */
export const GuessToggle = () => (
  <span className="[&_input]:size-6">
    <Checkbox label={t`Guess first`} checked={useGuessFirst()} onChange={actions.guessFirst} />
  </span>
)

/** For panels without a guess of their own: hides their answers while the reader guesses first. */
export function GuessCover({
  moment,
  children,
}: {
  readonly moment: string
  readonly children: ReactNode
}) {
  const first = useGuessFirst()
  const [shown, setShown] = useState<string | undefined>(undefined)
  if (!first || shown === moment) return children
  return (
    <div className="mt-2 grid justify-items-start gap-3">
      <p className="panel-lead">{t`Hidden while you guess first, in Hidden hands.`}</p>
      <Button onClick={() => setShown(moment)}>{t`Show the answers`}</Button>
    </div>
  )
}
