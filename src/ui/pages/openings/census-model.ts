/** The census as the charts read it: rows with counts, shares and what a press asks for. Pure. */
import { type Call, isBid, levelOf, strainOf } from '#core/call.ts'
import { HAND_COUNT } from '#core/hand.ts'
import { NOTRUMP } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { callOfName } from '../../kit/call-label.ts'

export type CensusTables = JobOutput<'census', 'tables'>

export const KINDS = ['pass', 'natural', 'notrump', 'strong', 'pre-empt'] as const
/** What an opening is for. */
export type Kind = (typeof KINDS)[number]
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  pass: t`Pass`,
  natural: t`Natural`,
  notrump: t`Notrump`,
  strong: t`Strong`,
  'pre-empt': t`Pre-empt`,
}

/** 1♣, 2♦ and slams are strong, 1NT and 2NT notrump, 2♥ 2♠ and higher suits pre-empts, 2♣ natural. */
export function kindOf(call: Call): Kind {
  if (!isBid(call)) return 'pass'
  const level = levelOf(call)
  const strain = strainOf(call)
  if (level >= 6) return 'strong'
  if (strain === NOTRUMP) return 'notrump'
  if (level === 1) return strain === 0 ? 'strong' : 'natural'
  if (level === 2) return strain === 0 ? 'natural' : strain === 1 ? 'strong' : 'pre-empt'
  return 'pre-empt'
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((a, b) => a + b, 0)

export interface OpeningRow {
  readonly call: Call
  readonly hands: number
}
/** Openings, the commonest first. */
export const openingRows = ({ byBid }: CensusTables): readonly OpeningRow[] =>
  Object.entries(byBid)
    .map(([name, hands]) => ({ call: callOfName(name), hands }))
    .sort((a, b) => b.hands - a.hands)

export interface PointsColumn {
  readonly hcp: number
  readonly hands: number
  readonly parts: readonly { readonly kind: Kind; readonly hands: number }[]
}
/** Hands by points, from 0 up, each divided by kind of opening. */
export const pointsColumns = ({ byHcpBid }: CensusTables): readonly PointsColumn[] =>
  Object.entries(byHcpBid)
    .map(([hcp, counts]) => ({
      hcp: Number(hcp),
      hands: sum(counts),
      parts: KINDS.map((kind) => ({
        kind,
        hands: Object.entries(counts).reduce(
          (n, [name, hands]) => (kindOf(callOfName(name)) === kind ? n + hands : n),
          0,
        ),
      })).filter((part) => part.hands > 0),
    }))
    .sort((a, b) => a.hcp - b.hcp)

export interface ShapeRow {
  /** Lengths in falling order, as the engine writes them: `5332`. */
  readonly pattern: string
  readonly hands: number
  /** Of them, those that do not pass. */
  readonly opened: number
}
/** Lengths in falling order; one letter each, `a` for ten. */
const patternOf = (shape: string): string =>
  shape
    .split('=')
    .map(Number)
    .sort((a, b) => b - a)
    .map((n) => n.toString(14))
    .join('')

/** All patterns, the commonest first. */
export function shapeRows({ byShapeBid }: CensusTables): readonly ShapeRow[] {
  const rows = new Map<string, { hands: number; opened: number }>()
  for (const [shape, counts] of Object.entries(byShapeBid)) {
    const pattern = patternOf(shape)
    const row = rows.get(pattern) ?? { hands: 0, opened: 0 }
    rows.set(pattern, row)
    const hands = sum(counts)
    row.hands += hands
    row.opened += hands - (counts['PASS'] ?? 0)
  }
  return [...rows].map(([pattern, row]) => ({ pattern, ...row })).sort((a, b) => b.hands - a.hands)
}

export interface SectionRow {
  readonly label: string
  readonly hands: number
}
/** Sections in executed order. */
export const sectionRows = (
  { bySection }: CensusTables,
  order: readonly string[],
): readonly SectionRow[] => order.map((label) => ({ label, hands: bySection[label] ?? 0 }))

/** 0..1 on a scale where each step of one tenth is about a tenth of the hands: for rare things. */
export const logLength = (hands: number): number =>
  hands <= 0 ? 0 : Math.log10(hands + 1) / Math.log10(HAND_COUNT)

export const callsOfKind = (tables: CensusTables, kind: Kind): readonly Call[] =>
  openingRows(tables)
    .map(({ call }) => call)
    .filter((call) => kindOf(call) === kind)
