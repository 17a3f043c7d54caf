/** What to find out before the suit is played, where it is worth more than the best plan now. */
import type { JobInput } from '#engine/protocol.ts'
import { useJob } from '../../app/use-job.ts'
import { valueText } from '../../suit/suit-words.ts'

export function FindOutLine({
  input,
  name,
}: {
  readonly input: JobInput<'suit-find'>
  /** Names the question. */
  readonly name: string
}) {
  const { output } = useJob('suit-find', input, name)
  const found = output?.ok ? output.value : undefined
  if (found === undefined) return null
  const { goal, now, later } = found
  return (
    <p className="mb-2.5 border-s-3 border-s-accent ps-2.5">
      {`${found.words} That makes ${valueText(goal, later)}, not ${valueText(goal, now)}.`}
    </p>
  )
}
