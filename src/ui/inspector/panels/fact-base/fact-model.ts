/** What the panel needs to know of the fact base besides its words: which calls a fact or a line of the log rests on. Pure. */
import { t, tAs } from '#core/text.ts'
import type { JobInput, JobOutput } from '#engine/protocol.ts'

export type FactBaseAnswer = Extract<JobOutput<'fact-base'>, { readonly ok: true }>['value']
export type FactBaseQuestion = JobInput<'fact-base'>
export type FactRow = FactBaseAnswer['facts'][number]
export type FactStep = FactBaseAnswer['steps'][number]
export type FactLine = FactStep['lines'][number]

/** The calls that a fact rests on, itself or through other facts; in order. */
export function callsOfFact(facts: readonly FactRow[], id: number): readonly number[] {
  const found = new Set<number>()
  const seen = new Set<number>()
  const follow = (one: number): void => {
    const fact = facts[one]
    if (fact === undefined || seen.has(one)) return
    seen.add(one)
    const { because } = fact
    if (because.kind === 'call') found.add(because.at)
    else if (because.kind === 'trigger' || because.kind === 'counting')
      because.facts.forEach(follow)
  }
  follow(id)
  return [...found].sort((a, b) => a - b)
}

/** The calls that a line of the log points at: those of its facts, else that of its step. */
export function callsOfLine(
  facts: readonly FactRow[],
  { stage }: FactStep,
  { event }: FactLine,
): readonly number[] {
  const own =
    event.kind === 'fact'
      ? callsOfFact(facts, event.fact)
      : event.kind === 'trigger' || event.kind === 'contradiction'
        ? [...new Set(event.facts.flatMap((id) => callsOfFact(facts, id)))]
        : event.kind === 'message'
          ? [event.message.at]
          : []
  return own.length > 0 ? own : stage.kind === 'call' ? [stage.at] : []
}

type Event = FactLine['event']
const KINDS: Readonly<Record<Event['kind'], { readonly word: string }>> = {
  fact: { word: t`fact` },
  trigger: { word: t`trigger` },
  message: { word: t`message` },
  plan: { word: t`plan` },
  variable: { word: t`variable` },
  method: { word: t`method` },
  cue: { word: t`cue` },
  call: { word: t`call` },
  chosen: { word: t`chosen` },
  contradiction: { word: t`contradiction` },
  trick: { word: t`trick` },
}
const DOINGS: Readonly<
  Record<Extract<Event, { readonly doing: string }>['doing'], { readonly word: string }>
> = {
  added: { word: t`added` },
  withdrawn: { word: t`withdrawn` },
  confirmed: { word: t`confirmed` },
  read: { word: t`read` },
  written: { word: t`written` },
  sent: { word: t`sent` },
  received: { word: t`received` },
  removed: { word: t`removed` },
  listed: { word: t`listed` },
  seen: { word: t`seen` },
  dropped: { word: t`dropped` },
  made: { word: tAs('tricks')`made` },
  kept: { word: t`kept` },
  changed: { word: t`changed` },
  followed: { word: t`followed` },
  done: { word: t`done` },
}

/** What a line does, in a word or two. */
export function doingOf({ event }: FactLine): string {
  if (!('doing' in event)) return KINDS[event.kind].word
  const { word } = DOINGS[event.doing]
  return event.kind === 'fact' || event.kind === 'variable'
    ? word
    : `${KINDS[event.kind].word} ${word}`
}

/** `partial` while the auction goes on, `tentative` for the play; and how it came to be. */
export const planKind = (steps: readonly FactStep[]): 'partial' | 'tentative' =>
  steps.some(({ stage }) => stage.kind === 'end') ? 'tentative' : 'partial'

/** The lines that speak of the plan after the auction: made, changed, followed, done; the last first. */
export const planNews = (
  steps: readonly FactStep[],
): readonly { title: string; line: FactLine }[] =>
  steps
    .filter(({ stage }) => stage.kind !== 'deal' && stage.kind !== 'call')
    .flatMap(({ title, lines }) =>
      lines.filter(({ event }) => event.kind === 'plan').map((line) => ({ title, line })),
    )
    .toReversed()
