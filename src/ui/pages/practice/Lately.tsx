/** The last answers. */
import { percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { Answer } from '#practice/progress.ts'
import { GradeMark } from './GradeMark.tsx'

const SHOWN = 8

export function Lately({ answers }: { readonly answers: readonly Answer[] }) {
  const last = answers.slice(-SHOWN).reverse()
  if (last.length === 0) return null
  return (
    <section className="panel px-4 py-3.5" aria-labelledby="practice-lately">
      <h2 id="practice-lately" className="title">{t`Lately`}</h2>
      <ul>
        {last.map((one) => (
          <li
            key={`${one.at} ${one.item}`}
            className="flex items-baseline gap-2 border-t border-rule py-2 first:border-0"
          >
            <GradeMark grade={one.grade} hideWord />
            <span className="min-w-0 grow">{one.asked}</span>
            {one.sure !== undefined && (
              <span className="note flex-none">{t`said ${percentage(one.sure)}`}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
