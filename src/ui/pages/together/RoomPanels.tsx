/** What stands beside a live table: words, scores, and who can see what. */

import { useState } from 'react'
import { t } from '#core/text.ts'
import { WORD_LETTERS } from '#live/plain.ts'
import { pointsText } from '../../ask/session/session-words.ts'
import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/Field.tsx'
import { Heads } from '../../kit/Heads.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { brokerAddress, type Word } from './room-session.ts'

export function WordsPanel({
  words,
  allowed,
  onSay,
  toAll = false,
}: {
  readonly words: readonly Word[]
  /** The host's switch. */
  readonly allowed: boolean
  readonly onSay: (text: string) => void
  /** The host's words go to every table. */
  readonly toAll?: boolean
}) {
  const label = toAll ? t`A word to all tables` : t`A word to the table`
  const [text, setText] = useState('')
  if (!allowed && words.length === 0) return null
  return (
    <Panel id="live-words" title={t`Words`} summary={t`${words.length} said`}>
      <div className="grid gap-3">
        <ul role="log" aria-label={t`Said`} className="grid max-h-48 gap-1 overflow-y-auto">
          {words.map(({ name, text: said }, i) => (
            // A word never moves: its number is its name.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={i} className="wrap-anywhere">
              <b className="font-semibold">{name}</b> {said}
            </li>
          ))}
        </ul>
        {allowed ? (
          <form
            aria-label={label}
            className="flex items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault()
              if (text.trim() === '') return
              onSay(text)
              setText('')
            }}
          >
            <TextField
              className="min-w-0 grow"
              label={label}
              maxLength={WORD_LETTERS}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button submit>{t`Say it`}</Button>
          </form>
        ) : (
          <p className="note">{t`The host has switched words off.`}</p>
        )}
      </div>
    </Panel>
  )
}

export function ScoresPanel({
  scores,
}: {
  /** Board number and points for North–South. */
  readonly scores: readonly (readonly [board: number, points: number])[]
}) {
  if (scores.length === 0) return null
  const total = scores.reduce((sum, [, points]) => sum + points, 0)
  return (
    <Panel id="live-scores" title={t`Results`} summary={pointsText(total)}>
      <table className="data-table">
        <Heads of={[t`Board`, t`North–South`]} />
        <tbody>
          {scores.map(([board, points], i) => (
            // A result never moves.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={i}>
              <th scope="row">{board}</th>
              <td className="tabular-nums">{pointsText(points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t`In all`}</th>
            <td className="tabular-nums">{pointsText(total)}</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}

/** Always beside *Open a room* and the waiting room, not behind a press. */
export function WhoSeesWhat() {
  const relay = brokerAddress()
  return (
    <section
      aria-label={t`Who can see what`}
      className="grid gap-1.5 rounded-inset bg-inset px-3 py-2.5"
    >
      <h2 className="font-semibold">{t`Who can see what`}</h2>
      <p className="said-small">{t`The host’s page deals and judges: the host can see every hand. The others see what they would see at a table.`}</p>
      <p className="said-small">
        {relay === undefined
          ? t`What is said goes sealed through a relay: it sees addresses, times and sizes, not names, cards or words.`
          : t`What is said goes sealed through the relay at ${new URL(relay).host}: it sees addresses, times and sizes, not names, cards or words.`}
      </p>
      <p className="said-small">{t`The link is the key: give it only to those you want here. Names are what people type.`}</p>
    </section>
  )
}
