/** The plain controls of *Deals*: a theme, limits for one hand and for two, the beginning of the auction, the set. */
import { SEATS, SIDES, type Side, seatName, sideName } from '#core/seat.ts'
import { SUITS_DESCENDING, type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { mapTuple4 } from '#core/tuple.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import { SeatLimits } from '../../ask/deal/SeatLimits.tsx'
import { useSystemList } from '../../ask/systems/use-systems.ts'
import { ChoiceField, choices, TextField } from '../../kit/Field.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { vulnerableWords } from '../../table/table-model.ts'
import type { DealsErrors, DealsForm, Quality, Together } from './deals-form.ts'
import { QUALITIES } from './deals-form.ts'
import { SCENARIOS, withScenario } from './scenarios.ts'

export interface SetControlsProps {
  readonly form: DealsForm
  readonly errors: DealsErrors
  /** What is wrong with the beginning of the auction. */
  readonly beginsError: string | undefined
  /** What is wrong with the condition in words. */
  readonly moreError: string | undefined
  readonly onForm: (form: DealsForm) => void
}

const QUALITY_NAMES: Readonly<Record<Quality, string>> = {
  two: t`two of the top three`,
  three: t`three of the top five`,
  none: t`no ace, king or queen`,
}
const NO_SUIT = 'none'
const suitChoices = (none: string) => [
  { value: NO_SUIT, label: none },
  ...SUITS_DESCENDING.map((suit) => ({ value: String(suit), label: strainName(suit) })),
]
const suitOf = (value: string): { suit?: Suit } =>
  value === NO_SUIT ? {} : { suit: Number(value) as Suit }

export function SetControls(props: SetControlsProps) {
  const { form, errors, onForm } = props
  const change = (part: Partial<DealsForm>) => onForm({ ...form, scenario: '', ...part })
  return (
    <div className="grid gap-3">
      <ChoiceField
        label={t`Scenario`}
        value={form.scenario}
        options={[
          { value: '', label: t`As set below` },
          ...SCENARIOS.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(id) => {
          const scenario = SCENARIOS.find((one) => one.id === id)
          onForm(scenario ? withScenario(form, scenario) : { ...form, scenario: '' })
        }}
      />
      <div>
        {SEATS.map((seat) => (
          <SeatLimits
            key={seat}
            seat={seat}
            form={form.seats[seat]}
            errors={errors.seats[seat]}
            shapesError={errors.shapes[seat]}
            onChange={(of) =>
              change({ seats: mapTuple4(form.seats, (old, s) => (s === seat ? of : old)) })
            }
          />
        ))}
        <Qualities form={form} onChange={change} />
        {SIDES.map((side) => (
          <TwoHands key={side} side={side} form={form} errors={errors} onChange={change} />
        ))}
      </div>
      <TextField
        label={t`And also`}
        hint={t`A condition in the words of the script: hascard(west, AS)`}
        error={props.moreError}
        value={form.more}
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => change({ more: event.target.value })}
      />
      <Beginning {...props} onChange={(part) => onForm({ ...form, ...part })} />
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField
          label={t`Dealer`}
          value={form.dealer}
          options={[
            { value: 'board', label: t`by board` },
            ...SEATS.map((seat) => ({ value: seat, label: seatName(seat) })),
          ]}
          onChange={(dealer) => change({ dealer })}
        />
        <ChoiceField
          label={t`Vulnerable`}
          value={form.vulnerability}
          options={[
            { value: 'board', label: t`by board` },
            ...VULNERABILITIES.map((one) => ({ value: one, label: vulnerableWords(one).long })),
          ]}
          onChange={(vulnerability) => change({ vulnerability })}
        />
      </div>
    </div>
  )
}

function Qualities({
  form,
  onChange,
}: {
  readonly form: DealsForm
  readonly onChange: (part: Partial<DealsForm>) => void
}) {
  const said = SEATS.flatMap((seat) => {
    const { suit, quality } = form.quality[seat]
    return suit === undefined
      ? []
      : [t`${seatName(seat)}: ${QUALITY_NAMES[quality]} in ${strainName(suit)}`]
  })
  return (
    <Fold title={t`Quality of a suit`} hint={said.length === 0 ? t`anything` : said.join('; ')}>
      <div className="grid gap-2.5">
        {SEATS.map((seat) => {
          const now = form.quality[seat]
          const set = (next: typeof now) =>
            onChange({ quality: mapTuple4(form.quality, (old, s) => (s === seat ? next : old)) })
          return (
            <div key={seat} className="grid grid-cols-2 gap-2">
              <ChoiceField
                label={t`${seatName(seat)}’s suit`}
                value={now.suit === undefined ? NO_SUIT : String(now.suit)}
                options={suitChoices(t`none`)}
                onChange={(value) => set({ quality: now.quality, ...suitOf(value) })}
              />
              <ChoiceField
                label={t`${seatName(seat)} has in it`}
                value={now.quality}
                options={choices(QUALITIES, (one) => QUALITY_NAMES[one])}
                onChange={(quality) => set({ ...now, quality })}
              />
            </div>
          )
        })}
      </div>
    </Fold>
  )
}

function togetherSaid({ hcp, suit, cards }: Together): string {
  const points =
    hcp.min !== '' && hcp.max !== ''
      ? t`${hcp.min} to ${hcp.max} HCP`
      : hcp.min !== ''
        ? t`${hcp.min} HCP or more`
        : hcp.max !== ''
          ? t`at most ${hcp.max} HCP`
          : undefined
  const fit = suit === undefined ? undefined : t`${cards} or more ${strainName(suit)}`
  const said = [points, fit].filter((one) => one !== undefined)
  return said.length === 0 ? t`anything` : said.join(', ')
}

function TwoHands({
  side,
  form,
  errors,
  onChange,
}: {
  readonly side: Side
  readonly form: DealsForm
  readonly errors: DealsErrors
  readonly onChange: (part: Partial<DealsForm>) => void
}) {
  const now = form.together[side]
  const wrong = errors.together[side]
  const set = (next: Together) =>
    onChange({ together: side === 0 ? [next, form.together[1]] : [form.together[0], next] })
  const name = sideName(side)
  return (
    <Fold
      title={t`${name} together`}
      hint={
        Object.keys(wrong).length > 0 ? (
          <span className="text-no">{t`something is wrong here`}</span>
        ) : (
          togetherSaid(now)
        )
      }
    >
      <div className="grid grid-cols-2 items-start gap-2.5">
        <TextField
          label={t`${name}: HCP at least`}
          inputMode="numeric"
          maxLength={2}
          error={wrong.hcp}
          value={now.hcp.min}
          onChange={(event) => set({ ...now, hcp: { ...now.hcp, min: event.target.value } })}
        />
        <TextField
          label={t`${name}: HCP at most`}
          inputMode="numeric"
          maxLength={2}
          value={now.hcp.max}
          onChange={(event) => set({ ...now, hcp: { ...now.hcp, max: event.target.value } })}
        />
        <ChoiceField
          label={t`${name}: fit in`}
          value={now.suit === undefined ? NO_SUIT : String(now.suit)}
          options={suitChoices(t`any suit or none`)}
          onChange={(value) => set({ hcp: now.hcp, cards: now.cards, ...suitOf(value) })}
        />
        <TextField
          label={t`${name}: cards in it at least`}
          inputMode="numeric"
          maxLength={2}
          error={wrong.cards}
          value={now.cards}
          onChange={(event) => set({ ...now, cards: event.target.value })}
        />
      </div>
    </Fold>
  )
}

/** How the auction begins, by which system, and who the student is. Scripts leave that to the page. */
export function Beginning({
  form,
  beginsError,
  onChange,
}: Pick<SetControlsProps, 'form' | 'beginsError'> & {
  readonly onChange: (part: Partial<DealsForm>) => void
}) {
  const list = useSystemList()
  const systems = list.output ?? []
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <TextField
        label={t`The auction begins`}
        hint={t`From the dealer on, passes too: 1N P 2H`}
        error={beginsError}
        value={form.begins}
        spellCheck={false}
        autoCapitalize="characters"
        onChange={(event) => onChange({ begins: event.target.value })}
      />
      <ChoiceField
        label={t`Bid by`}
        value={form.system}
        options={
          systems.length === 0
            ? [{ value: form.system, label: form.system }]
            : systems.map(({ id, name }) => ({ value: id, label: name }))
        }
        onChange={(system) => onChange({ system })}
      />
      <ChoiceField
        label={t`The student holds`}
        className="col-span-full"
        hint={form.student === 2 ? undefined : t`The table is turned: these cards come to South.`}
        value={form.student}
        options={choices(SEATS, (seat) => t`${seatName(seat)}’s cards`)}
        onChange={(student) => onChange({ student })}
      />
    </div>
  )
}
