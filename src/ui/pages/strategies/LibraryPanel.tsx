/** The strategies there are: which is shown, which beside it, and what can be done with the one shown. */
import { Copy, Download, FilePlus2, FolderInput, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { answerTurns, turnKey } from '#core/answer-turns.ts'
import type { AnswerTurn, Strategy } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import type { SavedStrategy } from '#store/index.ts'
import {
  answering,
  type Strategies,
  type StrategyEntry,
  strategyKey,
} from '../../ask/strategies/use-strategies.ts'
import { bookAddress, FIRST } from '../../kit/addresses/systems.ts'
import { Button } from '../../kit/Button.tsx'
import { callLabel } from '../../kit/call-label.ts'
import { SelectField, TextField } from '../../kit/Field.tsx'
import { Badge, Panel } from '../../kit/Panel.tsx'

export interface LibraryPanelProps {
  readonly strategies: Strategies
  readonly entry: StrategyEntry
  readonly versus: StrategyEntry | undefined
  /** What could not be found in this browser, in words. */
  readonly missing: string | undefined
  readonly deleted: SavedStrategy | undefined
  /** Played here, but not in the library. */
  readonly came: readonly Strategy[]
  readonly onKeep: (strategy: Strategy) => void
  readonly onChoose: (id: string) => void
  readonly onVersus: (id: string | undefined) => void
  /** The opening that is answered; absent where the hand opens. */
  readonly turn: AnswerTurn | undefined
  readonly onTurn: (turn: AnswerTurn | undefined) => void
  readonly onName: (name: string) => void
  readonly onCopy: () => void
  readonly onDelete: () => void
  readonly onBringBack: () => void
  /** Begins one without facts. */
  readonly onEmpty: () => void
  readonly onImport: () => void
  readonly onExport: () => void
}

export function LibraryPanel(props: LibraryPanelProps) {
  const { strategies, entry, versus, deleted } = props
  return (
    <Panel
      id="strategies-library"
      title={t`The strategy`}
      summary={entry.strategy.name}
      end={entry.builtIn ? <Badge>{t`comes with the program`}</Badge> : <Badge>{t`ours`}</Badge>}
    >
      <div className="grid cols-fit-52 items-start gap-x-3 gap-y-2.5">
        <SelectField
          label={t`Strategy`}
          value={entry.id}
          onChange={(event) => props.onChoose(event.target.value)}
        >
          <Options strategies={strategies} />
        </SelectField>
        {entry.builtIn ? (
          <Button
            icon={Copy}
            className="self-end justify-self-start"
            onClick={props.onCopy}
          >{t`Make a copy`}</Button>
        ) : (
          <TextField
            label={t`Name`}
            value={entry.sheet.name}
            maxLength={200}
            error={
              entry.sheet.name.trim() === ''
                ? t`It needs a name; it is still called ${entry.strategy.name}.`
                : undefined
            }
            onChange={(event) => props.onName(event.target.value)}
          />
        )}
        <SelectField
          label={t`Beside it`}
          value={versus?.id ?? ''}
          onChange={(event) =>
            props.onVersus(event.target.value === '' ? undefined : event.target.value)
          }
        >
          <option value="">{t`no other`}</option>
          <Options strategies={strategies} without={entry.id} />
        </SelectField>
        <TurnField {...props} />
        <div className="flex flex-wrap gap-2 col-span-full">
          {!entry.builtIn && (
            <>
              <Button icon={Copy} onClick={props.onCopy}>{t`Copy`}</Button>
              <Button icon={Trash2} onClick={props.onDelete}>{t`Delete`}</Button>
            </>
          )}
          <Button icon={FilePlus2} onClick={props.onEmpty}>{t`Empty strategy`}</Button>
          <Button icon={FolderInput} onClick={props.onImport}>{t`Import a strategy`}</Button>
          <Button icon={Download} onClick={props.onExport}>{t`Export the strategy`}</Button>
          {entry.builtIn && (
            <Link
              className="link self-center"
              href={bookAddress({ ...FIRST, system: { id: entry.id } })}
            >{t`What follows the openings`}</Link>
          )}
          {versus !== undefined && (
            <Link
              className="link self-center"
              href={bookAddress({
                ...FIRST,
                ...{ tab: 'compare', system: { id: entry.id }, versus: { id: versus.id } },
              })}
            >{t`Two openers, all hands`}</Link>
          )}
        </div>
      </div>
      <div role="status">
        {props.missing !== undefined && (
          <p className="mt-2.5 ps-2.5 border-s-3 border-s-edge">{props.missing}</p>
        )}
        {props.came.map((strategy) => (
          <p key={strategyKey(strategy)} className="mt-2.5 ps-2.5 border-s-3 border-s-edge">
            {t`${strategy.name} is played at the table and came with its link.`}{' '}
            <button
              type="button"
              className="link"
              onClick={() => props.onKeep(strategy)}
            >{t`Put it in the library`}</button>
          </p>
        ))}
        {deleted !== undefined && (
          <p className="mt-2.5 ps-2.5 border-s-3 border-s-edge">
            {t`${deleted.strategy.name} is deleted.`}{' '}
            <button
              type="button"
              className="link"
              onClick={props.onBringBack}
            >{t`Bring it back`}</button>
          </p>
        )}
      </div>
    </Panel>
  )
}

/** Which turn the page is about. */
function TurnField({ entry, strategies, turn, onTurn }: LibraryPanelProps) {
  const turns = answerTurns(answering(entry.strategy, strategies.answers))
  const group = (to: AnswerTurn['to']) =>
    turns
      .filter((one) => one.to === to)
      .map((one) => (
        <option key={turnKey(one)} value={turnKey(one)}>
          {to === 'partner'
            ? t`Answer to ${callLabel(one.opening)}`
            : t`Over their ${callLabel(one.opening)}`}
        </option>
      ))
  return (
    <SelectField
      label={t`Turn`}
      value={turnKey(turn)}
      onChange={(event) => onTurn(turns.find((one) => turnKey(one) === event.target.value))}
    >
      <option value="">{t`Opening`}</option>
      <optgroup label={t`Partner opened`}>{group('partner')}</optgroup>
      <optgroup label={t`They opened`}>{group('opponent')}</optgroup>
    </SelectField>
  )
}

const Options = ({
  strategies,
  without,
}: {
  readonly strategies: Strategies
  readonly without?: string
}) => {
  const own = strategies.own.filter(({ id }) => id !== without)
  return (
    <>
      <optgroup label={t`Come with the program`}>
        {strategies.builtIn
          .filter(({ id }) => id !== without)
          .map(({ id, strategy }) => (
            <option key={id} value={id}>
              {strategy.name}
            </option>
          ))}
      </optgroup>
      {own.length > 0 && (
        <optgroup label={t`Ours`}>
          {own.map(({ id, strategy }) => (
            <option key={id} value={id}>
              {strategy.name === '' ? id : strategy.name}
            </option>
          ))}
        </optgroup>
      )}
    </>
  )
}
