/** Reads the names that a text gives conditions: a rule may use one that is explained below it. */
import { t } from '#core/text.ts'
import type { Definition } from '../document.ts'
import type { NormalHand, NormalSuit } from '../normal/condition.ts'
import { unnumbered } from '../print/names.ts'
import { handConditions, suitConditions } from './conditions.ts'
import { Cursor, plain } from './cursor.ts'
import type { Known, NameTable } from './known.ts'
import type { Line } from './lines.ts'
import { MOST } from './most.ts'
import { Fault } from './problem.ts'

interface Explained {
  readonly line: Line
  readonly of: 'hand' | 'suit'
  readonly name: string
  readonly term?: string
  /** Where the explanation begins. */
  readonly from: number
}
const FORM = /^(hand|suit) (.+?)(?: \(see ([\w-]+)\))? means(?= |$)/i
/** The head of an explanation; `undefined` for any other line. */
export function explained(line: Line): Explained | undefined {
  const found = FORM.exec(plain(line.text))
  if (found === null) return undefined
  const of = found[1]?.toLowerCase() === 'suit' ? 'suit' : 'hand'
  const written = line.text.slice(5, 5 + (found[2]?.length ?? 0)).trim()
  return {
    line,
    of,
    name: written.replace(/^["“„]|["”“]$/g, ''),
    ...(found[3] === undefined ? {} : { term: found[3] }),
    from: found[0].length,
  }
}

export interface Definitions {
  readonly known: Known
  readonly definitions: readonly Definition[]
}
/** Reads every explanation; @param tell is told of each mistake. */
export function readDefinitions(
  lines: readonly Line[],
  rest: Pick<Known, 'style' | 'switches' | 'isOpen'>,
  tell: (fault: Fault) => void,
): Definitions {
  const all = lines.flatMap((line) => explained(line) ?? [])
  const known: Known = {
    ...rest,
    hands: table('hand', () => handConditions),
    suits: table('suit', () => suitConditions),
    names: () => [...known.hands.names, ...known.suits.names],
  }
  const refuse = ({ line, from }: Explained, message: string): void =>
    tell(new Cursor(line, known).fault(message, 0, from))

  function table<C extends NormalHand | NormalSuit>(
    of: 'hand' | 'suit',
    reader: () => (c: Cursor) => C,
  ): NameTable<C> {
    const made = new Map<string, C>()
    const open = new Set<string>()
    const mine = new Map<string, Explained>()
    for (const one of all) {
      if (one.of !== of || mine.size >= MOST.definitions) continue
      if (!mine.has(plain(one.name))) mine.set(plain(one.name), one)
    }
    const names = [...mine.keys()].sort((a, b) => b.length - a.length)
    const condition = (name: string): C => {
      const kept = made.get(name)
      if (kept !== undefined) return kept
      const one = mine.get(name)!
      const c = new Cursor(one.line, known, one.from)
      // Told once, here: whoever uses the name reads on.
      const nothing = { kind: 'all', of: [] } as unknown as C
      if (open.has(name)) {
        tell(c.fault(t`This name is explained by itself.`, 0, one.from))
        return nothing
      }
      if (open.size >= MOST.deep) {
        tell(c.fault(t`Names explain names more than ${MOST.deep} deep.`, 0, one.from))
        return nothing
      }
      open.add(name)
      try {
        const is = reader()(c)
        c.end()
        const term = one.term === undefined ? {} : { term: one.term }
        made.set(name, { kind: 'named', name: unnumbered(one.name), ...term, is } as unknown as C)
      } catch (error) {
        if (!(error instanceof Fault)) throw error
        tell(error)
        made.set(name, nothing)
      } finally {
        open.delete(name)
      }
      return made.get(name) ?? nothing
    }
    const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return {
      has: (name) => mine.has(name),
      condition,
      form:
        names.length === 0
          ? /(?!)/y
          : new RegExp(`(?:${escaped.join('|')})(?= *(?:$|[,;)]| or | and ))`, 'y'),
      names,
    }
  }

  const seen = new Set<string>()
  const definitions = all.flatMap((one): Definition[] => {
    const { of, name, term, line } = one
    const key = `${of} ${plain(name)}`
    if (name.length > MOST.name || name === '')
      refuse(one, t`A name has at most ${MOST.name} letters, and one at least.`)
    else if (seen.has(key)) refuse(one, t`“${name}” is explained on an earlier line already.`)
    else if (seen.size >= MOST.definitions)
      refuse(one, t`A text explains at most ${MOST.definitions} names.`)
    else {
      seen.add(key)
      const body =
        of === 'hand' ? known.hands.condition(plain(name)) : known.suits.condition(plain(name))
      if (body.kind !== 'named') return []
      const rest = { name, comments: line.comments, ...(term === undefined ? {} : { term }) }
      return [{ ...rest, of, is: body.is } as Definition]
    }
    return []
  })
  return { known, definitions }
}
