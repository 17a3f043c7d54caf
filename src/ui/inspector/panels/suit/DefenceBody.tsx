/** The suit as the defender who is watched sees it: tricks from the first on, and the lead that wins them most often. */
import { rankLabel } from '#core/display.ts'
import { type Holding, highest, length, ranks } from '#core/holding.ts'
import { rankName } from '#core/rank.ts'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Question } from '../../../ask/knowledge/moment.ts'
import { Fold } from '../../../kit/Fold.tsx'
import { Heads } from '../../../kit/Heads.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { cardsText, chanceText, goalName, holdingText } from '../../suit/suit-words.ts'
import { TargetRows } from '../../suit/TargetStrip.tsx'
import { type Defence, leadClaim } from './lies-claim.ts'
import { ShownLine } from './ShownLine.tsx'
import type { SuitChoice } from './suit-choice.ts'
import { WorthLine } from './WorthLine.tsx'

const cardName = (card: Holding): string => rankName(highest(card)!)
/** Hidden cards of which the lies are added up one by one, as the engine weighs them. */
const MOST_HIDDEN = 8
/** Rows shown before the reader asks for all. */
const FEW = 12

const leadsText = (leads: Holding): string => ranks(leads).map(rankLabel).join(' ')

export function DefenceBody({
  defence,
  moment,
  wanted,
  evidence,
  onTricks,
}: {
  readonly defence: Defence
  readonly moment: Question | undefined
  /** The tricks just asked for; the answer may still be of the last ones. */
  readonly wanted: number | undefined
  readonly evidence: SuitChoice['evidence']
  readonly onTricks: (tricks: number) => void
}) {
  const { seats, targets, tricks, rows } = defence
  const target = targets.find((one) => one.tricks === tricks)
  const best = target?.leads[0]
  const partner = seatName(seats.partner)
  const declarer = seatName(seats.declarer)
  return (
    <>
      <p className="said">
        {t`${seatName(seats.own)} ${holdingText(defence.own)}, dummy ${holdingText(defence.dummy)} ${defence.dummyOver ? t`on the left` : t`on the right`}; missing ${holdingText(defence.hidden)}.`}
      </p>
      <ul
        className="flex flex-wrap gap-y-0.5 gap-x-4 mt-1 mb-2.5 text-small"
        aria-label={t`What the hidden hands have shown`}
      >
        {defence.shown.map((one) => (
          <ShownLine key={one.seat} shown={one} suit={defence.suit} question={moment} />
        ))}
      </ul>
      {defence.middling && (
        <p className="text-ink-2">{t`The calls speak of honours in both hands: the odds lie between bounds, and their middle is taken.`}</p>
      )}
      <TargetRows count={targets.length}>
        <SegmentedControl
          label={t`Tricks wanted from the suit at once`}
          className="targets"
          value={targets.some((one) => one.tricks === wanted) ? wanted! : tricks}
          options={targets.map((one) => ({
            value: one.tricks,
            label: (
              <span className="grid min-w-10 justify-items-center text-small tabular-nums">
                <b className="text-body">{one.tricks}</b>
                <span>{chanceText(one.leads[0]?.chance ?? 0)}</span>
              </span>
            ),
            name: `${goalName(one.tricks)}: ${chanceText(one.leads[0]?.chance ?? 0)}`,
          }))}
          onChange={onTricks}
        />
      </TargetRows>
      {target && best && (
        <>
          <WorthLine
            words={t`${goalName(tricks)} by the ${cardName(best.card)}`}
            value={chanceText(best.chance)}
            of={leadClaim(defence, best.card, evidence)}
            // Of more cards there are too many lies to add up.
            question={length(defence.hidden) > MOST_HIDDEN ? undefined : moment}
          />
          <p className="text-ink-2">
            {best.chance < 1e-9
              ? t`No lead wins them.`
              : t`Best lead: the ${cardName(best.card)}. It wins the first ${tricks === 1 ? t`trick` : t`${tricks} tricks`} of the suit in ${chanceText(best.chance)} of the lies, whatever declarer does; some lead does in ${chanceText(target.ceiling)}.`}
          </p>
          <table className="data-table text-start">
            <caption className="sr-only">{t`Leads`}</caption>
            <Heads of={[t`Lead`, t`Wins them in`]} />
            <tbody>
              {target.leads.map(({ card, chance }) => (
                <tr key={card}>
                  <th scope="row">{rankLabel(highest(card)!)}</th>
                  <td>{chanceText(chance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <Fold title={t`Layouts`}>
        <section
          className="relative overflow-x-auto"
          aria-label={t`Lies of the hidden cards`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
          tabIndex={0}
        >
          <table className="data-table text-start">
            <caption>{t`The lies in which it matters what is led come first.`}</caption>
            <Heads of={[partner, declarer, t`Chance`, t`Winning leads`]} />
            <tbody>
              {rows.slice(0, FEW).map((row) => (
                <tr key={row.partner}>
                  <th scope="row">{cardsText(row.partner === '-' ? '' : row.partner)}</th>
                  <td>{cardsText(row.declarer === '-' ? '' : row.declarer)}</td>
                  <td>{chanceText(row.chance)}</td>
                  <td>{row.leads === 0 ? t`none` : leadsText(row.leads)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length > FEW && (
            <p className="text-ink-2">{t`${rows.length - FEW} more, each less likely or without a choice.`}</p>
          )}
        </section>
      </Fold>
    </>
  )
}
