/** A bar a board, in the order of time: what could have been known, and on it what was lost with all cards open. */
import { shortDate } from '#core/locale.ts'
import { t } from '#core/text.ts'
import { knownCost, type Looked, type PlayedBoard } from '#played/played-board.ts'
import { Heads } from '../../kit/Heads.tsx'
import { figure } from './words.ts'

const HEIGHT = 92
/** A bar is never wider than so many of the drawing’s 1000, and none of the costs higher than so many IMPs. */
const WIDEST = 24
const TALLEST = 16
/** Boards of the table that stands for the drawing: the latest. */
const TOLD = 60

type Drawn = PlayedBoard & { readonly looked: Looked }

/** @param boards looked back on, the latest last. */
export function BoardBars({ boards }: { readonly boards: readonly Drawn[] }) {
  const step = Math.min(WIDEST, 1000 / Math.max(1, boards.length))
  const top = Math.min(
    TALLEST,
    Math.max(4, ...boards.map(({ looked }) => knownCost(looked) + looked.open)),
  )
  const high = (value: number): number => (Math.min(top, value) / top) * HEIGHT
  const [first, last] = [boards[0], boards.at(-1)]
  return (
    <>
      <svg
        viewBox={`0 0 ${Math.max(step * boards.length, 1000)} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="record-bars"
        aria-hidden="true"
      >
        {boards.map(({ at, looked }, i) => {
          const known = high(knownCost(looked))
          const all = Math.min(HEIGHT, known + high(looked.open))
          return (
            <g key={at}>
              <rect x={i * step} y={HEIGHT - all} width={step * 0.72} height={all} data-open />
              <rect x={i * step} y={HEIGHT - known} width={step * 0.72} height={known} />
            </g>
          )
        })}
      </svg>
      {first !== undefined && last !== undefined && (
        <p
          className="record-axis min-w-24"
          style={{ width: `${Math.min(100, (step * boards.length) / 10)}%` }}
          aria-hidden="true"
        >
          <span>{shortDate(new Date(first.at))}</span>
          <span>{shortDate(new Date(last.at))}</span>
        </p>
      )}
      <div className="sr-only">
        <table>
          <caption>{t`Boards, the latest first: IMPs lost`}</caption>
          <Heads of={[t`Day`, t`Could have been known`, t`With all cards open besides`]} />
          <tbody>
            {boards
              .slice(-TOLD)
              .toReversed()
              .map(({ at, looked }) => (
                <tr key={at}>
                  <th scope="row">{shortDate(new Date(at))}</th>
                  <td>{figure(knownCost(looked), 1)}</td>
                  <td>{figure(looked.open, 1)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
