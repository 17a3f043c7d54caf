/** How a system is written, in ten short steps. */
import { t } from '#core/text.ts'
import { Button } from '../../../kit/Button.tsx'
import { Panel } from '../../../kit/Panel.tsx'

const STEPS: readonly string[] = [
  t`The first line names the system. Write your own name there.`,
  t`A rule is a call, a colon, and what the hand must be: “1S: 12+ points, 5+ spades”.`,
  t`A comma means “and”. Write “or” where either will do.`,
  t`The first rule that fits makes the call, so the order of the lines is the order of your thoughts.`,
  t`A heading says when its rules speak: “when nobody has opened:”, or “after 1NT – 2C:”.`,
  t`Below a rule, two spaces further in, stand what the call is to partner, such as “forcing”, “sign-off” or “a transfer”, and the reason in quotes.`,
  t`Press a number, then − or +. “{notrump}” stands for the number in the line “style:”.`,
  t`Begin a word, and the words that fit are offered. What cannot be read is underlined, with what was probably meant.`,
  t`“use natural overcalls” brings in a part that is written already. In a copy, write your own rules above the line that begins with “use”: there they come first. After the last rule the robots bid by common sense.`,
  t`Look at what opens, let the check run, and play it.`,
]

export function GuidePanel({
  isOpen,
  onEmpty,
}: {
  readonly isOpen: boolean
  /** Puts next to nothing in the place of the text, which can be undone. */
  readonly onEmpty?: () => void
}) {
  return (
    <Panel
      id={isOpen ? 'workshop-guide-first' : 'workshop-guide'}
      title={t`How to write a system`}
      summary={t`ten steps`}
      defaultFolded={!isOpen}
      end={onEmpty && <Button onClick={onEmpty}>{t`Begin empty`}</Button>}
    >
      <ol className="ms-5 grid list-decimal gap-1.5">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Panel>
  )
}
