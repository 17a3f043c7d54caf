/**
 * OPENBID's openings as rules of a system: every action of every section in executed order, so that
 * the system opens exactly as OPENBID does. The strain that made a strong 1♣ or 2♦ is not public,
 * but the opener's own hand gives it again: `openedWith`.
 */

import { type RuleDraft, rule } from '#bidding/language/drafts.ts'
import { all, any, type HandConstraint, not } from '#constraint/constraint.ts'
import { bidOf, type Call, callCode } from '#core/call.ts'
import { CLUBS, DIAMONDS, type Strain, strainLetter } from '#core/suit.ts'
import { ways } from '#rules/meaning.ts'
import { variants } from '#rules/rule.ts'
import { everySituation } from '#rules/system.ts'
import { type OpenbidAction, saysOf } from './bidval.ts'
import { openbidSystem } from './rules.ts'

const STRONG_CLUB = bidOf(1, CLUBS)
const STRONG_DIAMOND = bidOf(2, DIAMONDS)
const isStrong = (call: Call): boolean => call === STRONG_CLUB || call === STRONG_DIAMOND

const labelOf = (id: string, { call, strength }: OpenbidAction): string => {
  const source = strength === undefined ? '' : `/${strainLetter(strength)}`
  return `${id.replace('schenken-1967/', '')} ${callCode(call)}${source}`
}

/**
 * 11a kept in hand up to section 14 is always a bid of diamonds: 13c has taken the majors by then. No
 * hand of all 34,033,880 classes bids otherwise there, so a system without dead rules leaves them out.
 */
const NEVER_BID: readonly string[] = ['11a-kept 3S', '11a-kept 3H']

/** The openings, passes among them, in OPENBID's order. */
export const schenkenOpenings = (): readonly RuleDraft[] =>
  openbidSystem().blocks.flatMap((block) =>
    block.rules.flatMap((one) => {
      const labels = new Map<string, number>()
      return variants(one.action).flatMap(({ action, when }) => {
        const label = labelOf(one.id, action)
        if (NEVER_BID.includes(label)) return []
        const stand = (labels.get(label) ?? 0) + 1
        labels.set(label, stand)
        return rule({
          // A rule that looks over the suits twice can end in the same bid twice.
          name: stand === 1 ? label : `${label} again`,
          when: { role: 'opening' },
          call: { kind: 'call', call: action.call },
          shows: all<HandConstraint>(block.door, one.shows, when),
          ...(isStrong(action.call) ? { forcing: 'one-round', artificial: true } : {}),
          ...(one.source === undefined ? {} : { source: one.source }),
          says: saysOf(one.says, action),
        })
      })
    }),
  )

const known = new Map<string, HandConstraint>()
/**
 * The hands that OPENBID opens with 1♣, or 2♦, on the strength of that strain.
 * @param call one of the two strong openings.
 */
export function openedWith(call: '1C' | '2D', strength: Strain): HandConstraint {
  const key = `${call} ${strength}`
  const made =
    known.get(key) ??
    any<HandConstraint>(
      ...ways(
        openbidSystem(),
        everySituation,
        (action) => callCode(action.call) === call && action.strength === strength,
      ).map(({ shows, denies }) =>
        all<HandConstraint>(shows, ...denies.map((one) => not<HandConstraint>(one))),
      ),
    )
  known.set(key, made)
  return made
}
