/** The script of *Deals*, to be read, written and pasted; what is wrong with it stands below, with its line. */
import { t } from '#core/text.ts'
import { TextArea } from '../../kit/Field.tsx'
import { Fold } from '../../kit/Fold.tsx'
import type { ScriptProblem } from './dealt-set.ts'

/** The words of the language, as the fold lists them. */
const WORDS: readonly (readonly [words: string, what: string])[] = [
  ['hcp(north)  hcp(north, spades)', t`high-card points, of a hand or of a suit`],
  ['spades(north)  hearts  diamonds  clubs', t`cards in a suit`],
  ['shape(south, any 4333 + 5xx2 - any 7xxx)', t`shapes, in any order or from spades to clubs`],
  ['hascard(west, AS)', t`whether a hand has a card`],
  ['losers  controls  aces  top3  top5 …', t`other counts, of a hand or of a suit`],
  ['quality(north, spades)  cccc(north)', t`Kaplan and Rubens’s count, in hundredths`],
  ['and  or  not  == != < <= > >=  + - * / %  ? :', t`signs`],
  ['fit = spades(north) + spades(south)', t`a name for what is asked more than once`],
  ['predeal north SAKQ, HJ2', t`cards given beforehand`],
  ['dealer south  vulnerable NS  produce 12', t`the set`],
  ['action average "words" hcp(north)', t`a figure over the deals`],
]

/** How script and controls stand to each other. */
const NOTES = {
  same: t`The controls say the same. Write here, and the script takes their place.`,
  taken: t`Written by hand. The controls take it over when you go back to them.`,
  more: t`Written by hand, and more than the controls can say: they rest.`,
} as const

export function ScriptControls({
  script,
  state,
  problem,
  onScript,
}: {
  readonly script: string
  readonly state: keyof typeof NOTES
  readonly problem: ScriptProblem | undefined
  readonly onScript: (script: string) => void
}) {
  const { line, column, message } = problem ?? {}
  return (
    <div className="mb-3 grid gap-2">
      <TextArea
        label={t`Dealer script`}
        rows={14}
        className="[&_textarea]:[font-family:ui-monospace,monospace] [&_textarea]:text-base"
        autoCapitalize="off"
        error={
          message === undefined
            ? undefined
            : line === undefined
              ? message
              : t`Line ${line}, letter ${column ?? 1}: ${message}`
        }
        value={script}
        onChange={(event) => onScript(event.target.value)}
      />
      <p className="note">{NOTES[state]}</p>
      <Fold title={t`Words you can use`} hint={t`hcp, shape, hascard …`}>
        <dl className="grid gap-1.5">
          {WORDS.map(([words, what]) => (
            <div key={words}>
              <dt className="text-small [font-family:ui-monospace,monospace] wrap-anywhere">
                {words}
              </dt>
              <dd className="note">{what}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  )
}
