/** An agreement at a glance: its openings as a table, the rest in sentences. */
import type { AnswerTurn } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import type { StrategyRow, StrategySheet } from '#store/index.ts'
import { CallText } from '../../kit/CallText.tsx'
import { callLabel } from '../../kit/call-label.ts'
import { agreementWords, answerLines, type OpeningLine, openingLines } from './agreement.ts'

type Line = Omit<OpeningLine, 'call'> & Partial<Pick<OpeningLine, 'call'>>

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) => (
  <table className="data-table text-body">
    <thead className="note">
      <tr>
        <th scope="col">{title}</th>
        <th scope="col">{t`HCP`}</th>
        <th scope="col">{t`Cards`}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ id, call, name, hcp, cards }) => (
        <tr key={id}>
          <th scope="row">{call === undefined ? name : <CallText call={call} />}</th>
          <td>{hcp}</td>
          <td>{cards}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** @param turn shows what is agreed there alone, by these rows. */
export const AgreementSummary = ({
  sheet,
  turn,
  answers,
}: {
  readonly sheet: StrategySheet
  readonly turn: AnswerTurn | undefined
  readonly answers: readonly StrategyRow[]
}) =>
  turn === undefined ? (
    <>
      <Lines title={t`Opening`} lines={openingLines(sheet)} />
      <ul className="said-small grid gap-1">
        {agreementWords(sheet).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  ) : (
    <Lines
      title={
        turn.to === 'partner'
          ? t`Answer to ${callLabel(turn.opening)}`
          : t`Over their ${callLabel(turn.opening)}`
      }
      lines={answerLines(answers, turn)}
    />
  )
