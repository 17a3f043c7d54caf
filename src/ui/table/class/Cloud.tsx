/** What a class said, beside what could be known: counts without names. */

import { percent } from '#core/chance.ts'
import { percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { ClassView, Subject } from '#live/question.ts'
import { Heads } from '../../kit/Heads.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { ProseText } from '../record/ProseText.tsx'
import { middleGuess } from './cloud.ts'
import { GivenText } from './QuestionWords.tsx'

type Shown = NonNullable<ClassView['shown']>

export function Cloud({ subject, shown }: { readonly subject: Subject; readonly shown: Shown }) {
  return (
    <div className="grid gap-2">
      {subject.kind === 'card' ? (
        <Chances shown={shown} />
      ) : (
        <Answers subject={subject} shown={shown} />
      )}
      {shown.why !== '' && (
        <p>
          <ProseText prose={[shown.why]} />
        </p>
      )}
    </div>
  )
}

/** Dots over a line of percent, the middle guess and the exact chance as lines of their own. */
function Chances({ shown: { counts, odds } }: { readonly shown: Shown }) {
  const exact = odds[0]?.[1]
  const middle = middleGuess(counts)
  const most = Math.max(4, ...counts.map(([, n]) => n))
  const said = counts
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([answer, n]) => t`${percentage(Number(answer))}: ${n}`)
    .join('; ')
  const at = (chance: number) => 10 + 2.8 * chance
  const base = 16 + 10 * most
  return (
    <figure className="grid gap-1">
      <p className="flex flex-wrap gap-x-4" role="status">
        {middle !== undefined && <span>{t`middle guess ${percentage(Math.round(middle))}`}</span>}
        {exact !== undefined && (
          <b className="font-semibold text-accent">{t`exact ${percent(exact)}`}</b>
        )}
      </p>
      <svg
        viewBox={`0 0 300 ${base + 14}`}
        role="img"
        aria-label={t`What the class said: ${said}`}
        className="w-full max-w-md"
      >
        <line x1="10" x2="290" y1={base} y2={base} className="stroke-edge" />
        {counts.flatMap(([answer, n]) =>
          Array.from({ length: n }, (_, i) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: dots have no names.
              key={`${answer} ${i}`}
              cx={at(Number(answer))}
              cy={base - 5 - 10 * i}
              r="4"
              className="fill-fill"
            />
          )),
        )}
        {middle !== undefined && (
          <line
            x1={at(middle)}
            x2={at(middle)}
            y1="4"
            y2={base}
            strokeDasharray="3 3"
            className="stroke-ink-2"
          />
        )}
        {exact !== undefined && (
          <line
            x1={at(100 * exact)}
            x2={at(100 * exact)}
            y1="4"
            y2={base}
            strokeWidth="2"
            className="stroke-accent"
          />
        )}
        {[0, 50, 100].map((chance) => (
          <text
            key={chance}
            x={at(chance)}
            y={base + 12}
            textAnchor={chance === 0 ? 'start' : chance === 100 ? 'end' : 'middle'}
            className="fill-ink-2 text-[0.625rem]"
          >
            {percentage(chance)}
          </text>
        ))}
      </svg>
    </figure>
  )
}

/** Each answer with how many gave it; of a shape its chance, of a stop whether it is right. */
function Answers({ subject, shown }: { readonly subject: Subject; readonly shown: Shown }) {
  const { counts, odds, right } = shown
  const chanceOf = new Map(odds)
  const said = new Set(counts.map(([answer]) => answer))
  const rows = [
    ...counts,
    ...[...right, ...odds.map(([answer]) => answer)]
      .filter((answer, i, all) => !said.has(answer) && all.indexOf(answer) === i)
      .map((answer) => [answer, 0] as const),
  ]
  const least = Math.min(1, ...odds.map(([, chance]) => chance))
  return (
    <table className="data-table" role="status">
      <Heads
        of={[t`Answer`, t`Said`, odds.length > 0 && t`Exact`, right.length > 0 && t`Lesson`]}
      />
      <tbody>
        {rows.map(([answer, n]) => (
          <tr key={answer}>
            <th scope="row">
              <GivenText subject={subject} answer={answer} />
            </th>
            <td className="tabular-nums">{n}</td>
            {odds.length > 0 && (
              <td className="tabular-nums">
                {chanceOf.has(answer)
                  ? percent(chanceOf.get(answer) ?? 0)
                  : t`at most ${percent(least)}`}
              </td>
            )}
            {right.length > 0 && (
              <td>{right.includes(answer) && <Mark kind="met" word={t`Right`} />}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
