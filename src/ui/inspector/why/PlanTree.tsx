/** The plan for the last tricks as a tree: what is done, and what has to be seen for the next step. */
import { percent } from '#core/chance.ts'
import { t } from '#core/text.ts'
import type { CardAnswer } from '../../ask/card-question.ts'

type Line = NonNullable<CardAnswer['lines']>

export function PlanTree({ line }: { readonly line: Line }) {
  return (
    <ul aria-label={t`The plan`} className="text-pretty">
      <PlanItem line={line} />
    </ul>
  )
}

function PlanItem({ line: { when, doing, share, next } }: { readonly line: Line }) {
  const [only] = next
  // What follows whatever happens stands in the same line.
  const chain = next.length === 1 && only?.when === undefined ? only : undefined
  return (
    <>
      <li className="py-0.5">
        {when !== undefined && (
          <>
            <span className="text-ink-2">{when}:</span>{' '}
          </>
        )}
        {doing}
        {when !== undefined && <span className="text-ink-2"> · {percent(share)}</span>}
        {chain === undefined && next.length > 0 && (
          <ul className="border-s border-rule ps-3">
            {next.map((one) => (
              <PlanItem key={`${one.when} ${one.doing}`} line={one} />
            ))}
          </ul>
        )}
      </li>
      {chain !== undefined && <PlanItem line={chain} />}
    </>
  )
}
