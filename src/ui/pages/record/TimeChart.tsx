/** What could have been kept, block of boards by block: a line in its band. */
import { shortDate } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { Block } from '#played/summary.ts'
import { Heads } from '../../kit/Heads.tsx'
import { figure, intervalText } from './words.ts'

/** The drawing is stretched to its room: letters stand beside it. */
const SIZE = 100

export function TimeChart({ blocks }: { readonly blocks: readonly Block[] }) {
  const end = Math.ceil(Math.max(1, ...blocks.map(({ mean, interval }) => interval?.most ?? mean)))
  const x = (i: number): number => ((i + 0.5) * SIZE) / blocks.length
  const y = (value: number): number => SIZE - (value / end) * SIZE
  const edge = (of: 'least' | 'most'): readonly string[] =>
    blocks.map(({ mean, interval }, i) => `${x(i)},${y(interval?.[of] ?? mean)}`)
  const [first, last] = [blocks[0], blocks.at(-1)]
  return (
    <>
      <div className="record-time" aria-hidden="true">
        <span>{end}</span>
        <span>0</span>
        <div>
          <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
            {[0, end / 2, end].map((value) => (
              <line key={value} x1={0} x2={SIZE} y1={y(value)} y2={y(value)} />
            ))}
            <polygon points={[...edge('most'), ...edge('least').toReversed()].join(' ')} />
            <polyline points={blocks.map(({ mean }, i) => `${x(i)},${y(mean)}`).join(' ')} />
          </svg>
          {blocks.map(({ at, mean }, i) => (
            <i key={at} style={{ left: `${x(i)}%`, top: `${y(mean)}%` }} />
          ))}
        </div>
      </div>
      {first !== undefined && last !== undefined && (
        <p className="record-axis ps-7" aria-hidden="true">
          <span>{shortDate(new Date(first.at))}</span>
          <span>{shortDate(new Date(last.at))}</span>
        </p>
      )}
      <div className="sr-only">
        <table>
          <caption>{t`Over time: IMPs a board that could have been kept`}</caption>
          <Heads of={[t`Boards up to`, t`Boards`, t`IMPs a board`, t`Interval`]} />
          <tbody>
            {blocks.map((block) => (
              <tr key={block.at}>
                <th scope="row">{shortDate(new Date(block.at))}</th>
                <td>{block.boards}</td>
                <td>{figure(block.mean)}</td>
                <td>{intervalText(block)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
