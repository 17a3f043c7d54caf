/** A plan over several suits: what is deeper belongs to the line above it. */
import type { JobOutput } from '#engine/protocol.ts'
import { chanceText } from './suit-words.ts'

type Line = Extract<JobOutput<'several-suits'>, { readonly ok: true }>['value']['lines'][number]

export function SeveralLines({ lines }: { readonly lines: readonly Line[] }) {
  const depth = lines[0]?.depth ?? 0
  const starts = lines.flatMap((line, i) => (line.depth <= depth ? [i] : []))
  return (
    <ul className="said [&_ul]:border-rule [&_ul]:border-s [&_ul]:ps-3.5">
      {starts.map((start, n) => {
        const [line, ...under] = lines.slice(start, starts[n + 1])
        return line === undefined ? null : (
          <li key={start}>
            <span>{line.text}</span>{' '}
            <small className="note font-sans">{chanceText(line.chance)}</small>
            {under.length > 0 && <SeveralLines lines={under} />}
          </li>
        )
      })}
    </ul>
  )
}
