/** An agreement at a glance: its openings as a table, the rest in sentences. */
import { t } from '#core/text.ts'
import type { StrategySheet } from '#store/index.ts'
import { CallText } from '../../kit/CallText.tsx'
import { agreementWords, openingLines } from './agreement.ts'

export const AgreementSummary = ({ sheet }: { readonly sheet: StrategySheet }) => (
  <>
    <table className="data-table text-body">
      <thead className="note">
        <tr>
          <th scope="col">{t`Opening`}</th>
          <th scope="col">{t`HCP`}</th>
          <th scope="col">{t`Cards`}</th>
        </tr>
      </thead>
      <tbody>
        {openingLines(sheet).map(({ id, call, name, hcp, cards }) => (
          <tr key={id}>
            <th scope="row">{call === undefined ? name : <CallText call={call} />}</th>
            <td>{hcp}</td>
            <td>{cards}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <ul className="said-small grid gap-1">
      {agreementWords(sheet).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
)
