/** What can be asked next of a call: a chip for each question, and the one answer that is open beneath. */
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../kit/Button.tsx'

export interface Question {
  readonly id: 'why-not' | 'change' | 'shows'
  readonly chip: ReactNode
  readonly answer: ReactNode
  /** Sets to work what is only worked out when somebody asks. */
  readonly onAsk?: () => void
}

export function Chips({
  questions,
  first,
}: {
  readonly questions: readonly Question[]
  /** The one that is open to begin with. */
  readonly first?: Question['id'] | undefined
}) {
  const id = useId()
  const [open, setOpen] = useState(first)
  const asked = questions.find((one) => one.id === open)
  return (
    <>
      <div className="my-3 flex flex-wrap gap-2">
        {questions.map((one) => (
          <Button
            key={one.id}
            aria-expanded={one === asked}
            aria-controls={id}
            className="chip max-[1279px]:px-2.5 aria-expanded:border-accent aria-expanded:bg-accent-soft"
            onClick={() => {
              setOpen(one === asked ? undefined : one.id)
              if (one !== asked) one.onAsk?.()
            }}
          >
            {one.chip}
          </Button>
        ))}
      </div>
      <div id={id} className="not-empty:mb-3">
        {asked?.answer}
      </div>
    </>
  )
}
