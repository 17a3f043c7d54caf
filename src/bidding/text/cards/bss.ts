/**
 * Full Disclosure files of BBO (`.bss`), one line a call; the form is told in github.com/gpaulissen/bml
 * (`src/bss/bss2bml.py`) and in BBO's forum, “FD File Format”.
 */
import { type Call, DOUBLE, isBid, PASS, parseCall, REDOUBLE, strainOf } from '#core/call.ts'
import { NOTRUMP, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { MOST } from '../read/most.ts'
import type { AtTable, Card, CardCall, Missed } from './card.ts'

/** Of the opener: any, one of four, first two, last two. */
const SEATS: readonly (readonly number[])[] = [[], [1], [2], [3], [4], [1, 2], [3, 4]]
/** We, and they. */
const VULNERABLE: readonly AtTable[] = [
  {},
  { we: false, they: false },
  { we: true, they: false },
  { we: false, they: true },
  { we: true, they: true },
  { we: false },
  { we: true },
  { they: false },
  { they: true },
]
/** What the sign for the disposition of a call says, in words of the language. */
const DISPOSITIONS: Readonly<Record<string, string>> = {
  '1': 'sign-off',
  '4': 'invitational',
  '5': 'forcing',
  '6': 'game force',
  '8': 'a control bid',
  '9': 'a preempt',
  A: 'a transfer',
  B: 'asks for the puppet bid',
  C: 'forcing',
  D: 'forcing',
}
const SUIT_WORDS = ['clubs', 'diamonds', 'hearts', 'spades'] as const
const CALLS: Readonly<Record<string, Call>> = { P: PASS, D: DOUBLE, R: REDOUBLE }
const sequence = (written: string): readonly Call[] | undefined => {
  const calls = [...written.matchAll(/[1-7][CDHSN]|[PDR]/g)].map(
    ([code]) => CALLS[code] ?? parseCall(code),
  )
  const known = calls.filter((call) => call !== undefined)
  const all = written.replace(/[1-7][CDHSN]|[PDR]/g, '') === '' && known.length === calls.length
  return all && known.length > 0 && known.length < 60 ? known : undefined
}

const RECORD = /^(\*?)\s*([0-6])([0-8])\s*([^=]*?)\s*=\s*([YN])([YN]{6})\s*([0-9A-E])?\s*(.*)$/
/** `05`: least and most cards of the suit, 8 for any number. */
function lengths(call: Call, rest: string): readonly [readonly string[], string] {
  if (!isBid(call) || strainOf(call) === NOTRUMP || !/^[0-8][0-8]/.test(rest)) return [[], rest]
  const [least, most] = [Number(rest[0]), Number(rest[1])]
  const suit = SUIT_WORDS[strainOf(call) as Suit]
  const told =
    most < 8 && least <= most
      ? [least === most ? `exactly ${least} ${suit}` : `${least}-${most} ${suit}`]
      : least > 0
        ? [`${least}+ ${suit}`]
        : []
  return [told, rest.slice(2)]
}

/** Reads a Full Disclosure file. */
export function readBss(text: string, name: string): Card {
  const missed: Missed[] = []
  const calls: CardCall[] = []
  const comments: string[] = []
  let title = name
  for (const [i, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = i + 1
    if (written.trim() === '') continue
    const [, called, summary] =
      /^[*?]\s*00\s*(?:\{([^}]*)\})?\s*=\s*[YN]{7}(.*)$/.exec(written) ?? []
    if (summary !== undefined) {
      title = called?.trim() || title
      comments.push(summary)
      continue
    }
    const [, theirs, seat, vul, auction = '', artificial, , disposition = '0', rest = ''] =
      RECORD.exec(written) ?? []
    const asked = /\{[^}]*\}/.exec(auction)?.[0]
    const made = sequence(auction.replace(/\{[^}]*\}/g, ''))
    const call = made?.at(-1)
    if (made === undefined || call === undefined) {
      missed.push({ line, message: t`“${written.slice(0, 40)}” is not known.` })
      continue
    }
    // Who opens calls first, third, fifth …
    if ((made.length % 2 === 1) === (theirs === '*')) continue
    if (calls.length >= MOST.rules) break
    const [hand, said] = lengths(call, rest)
    calls.push({
      ...{ line, title: '', before: made.slice(0, -1), call, ...VULNERABLE[Number(vul)] },
      ...{ seats: SEATS[Number(seat)] ?? [], hand },
      notes: [...(artificial === 'Y' ? ['artificial'] : []), DISPOSITIONS[disposition] ?? ''],
      said: asked === undefined ? said : `${said}; ${asked.replace(/[{}]/g, '')}`,
    })
  }
  return { format: 'bss', name: title, comments, calls, missed }
}
