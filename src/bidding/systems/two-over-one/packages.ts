/** The conventions of two over one that a partnership can switch on and off, as its text has them. */
import type { Package } from '#bidding/language/system.ts'
import { t } from '#core/text.ts'
import { PACKAGES as OF_SAYC, USUAL as USUAL_OF_SAYC } from '../sayc/packages.ts'

const OWN: readonly Package[] = [
  { id: 'two-over-one', name: t`Two over one, game forcing` },
  { id: 'drury', name: t`Drury by a passed hand` },
  { id: 'inverted-minors', name: t`Inverted minor raises` },
  { id: 'jacoby', name: t`Jacoby two notrump` },
  { id: 'splinters', name: t`Splinters in support of a major` },
  { id: 'bergen', name: t`Bergen raises of a major` },
  { id: 'checkback', name: t`Two-way checkback` },
  { id: 'rkcb-1430', name: 'Roman Key Card Blackwood, 1430' },
  { id: 'lebensohl', name: t`Lebensohl over their overcall of one notrump` },
  { id: 'support-doubles', name: t`Support doubles and redoubles` },
]
const ids = (packages: readonly Package[]): readonly string[] => packages.map(({ id }) => id)

export const PACKAGES: readonly Package[] = [
  ...OWN,
  ...OF_SAYC.filter(({ id }) => !ids(OWN).includes(id)),
]
/** Those that most people play. */
export const USUAL: readonly string[] = [
  ...ids(OWN).filter((id) => id !== 'bergen'),
  ...USUAL_OF_SAYC,
]
