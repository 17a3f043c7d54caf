/** The round under way, a pip a question: filled, hatched where it was wrong, empty where it is to come. */
import { isGood } from '#practice/grade.ts'
import { ROUND, type Standing } from '#practice/progress.ts'
import { roundWords } from './words.ts'

export function RoundPips({ standing }: { readonly standing: Standing }) {
  const pips = Array.from({ length: ROUND }, (_, i) => standing.round[i])
  return (
    <span role="img" aria-label={roundWords(standing)} className="flex flex-wrap gap-1">
      {pips.map((grade, i) => (
        <i
          // A pip has no name but its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={i}
          className="round-pip"
          data-grade={grade === undefined ? undefined : isGood(grade) ? 'good' : 'bad'}
        />
      ))}
    </span>
  )
}
