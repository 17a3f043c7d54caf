/** Blackwood: four notrump asks for aces, five for kings; the document names the convention. */

import {
  aces,
  acesTogether,
  anyHand,
  combinedFit,
  fitPoints,
  hand,
  kings,
  kingsTogether,
  lessPartner,
  lessPartnerMost,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import { t } from '#core/text.ts'
import { sourced } from './sources.ts'

const BLACKWOOD = { work: 'London and Wasserman 1967', place: 'listing, array BWOOD' }
const STEPS = ['5C', '5D', '5H', '5S'] as const
const answers = given(
  { contested: false, asked: 'aces', last: '4N' },
  ...STEPS.map((call, n) =>
    rule({
      name: `Blackwood: ${n === 0 ? 'no ace or four' : n === 1 ? 'one ace' : `${n} aces`}`,
      call,
      shows: n === 0 ? { kind: 'any', of: [aces(0), aces(4)] } : aces(n),
      package: 'blackwood',
      artificial: true,
      tells: { aces: n === 0 ? [0, 4] : [n] },
      says: t`${n === 0 ? 'No ace, or all four' : n === 1 ? 'One ace' : n === 2 ? 'Two aces' : 'Three aces'}: the answer to four notrump.`,
    }),
  ),
)
const kingSteps = ['6C', '6D', '6H', '6S'] as const
const kingAnswers = given(
  { contested: false, asked: 'kings' },
  ...kingSteps.map((call, n) =>
    rule({
      name: `Blackwood: ${n === 0 ? 'no king or four' : n === 1 ? 'one king' : `${n} kings`}`,
      call,
      shows: n === 0 ? { kind: 'any', of: [kings(0), kings(4)] } : kings(n),
      package: 'blackwood',
      artificial: true,
      tells: { kings: n === 0 ? [0, 4] : [n] },
      says: t`${n === 0 ? 'No king, or all four' : n === 1 ? 'One king' : n === 2 ? 'Two kings' : 'Three kings'}: the answer to five notrump.`,
    }),
  ),
)
const decisions = given(
  { contested: false, answered: 'aces', last: '5suit' },
  rule({
    name: 'Blackwood: ask for kings',
    when: { agreed: 'major' },
    call: '5N',
    shows: hand(
      acesTogether(4),
      kings(1, 4),
      fitPoints(lessPartner(33)),
      fitPoints(lessPartnerMost(37)),
    ),
    package: 'blackwood',
    forcing: 'one-round',
    artificial: true,
    message: 'kings',
    ours: true,
    says: 'All four aces between us, a king here, and partner’s middle strength makes a grand slam possible: ask for kings.',
  }),
  rule({
    name: 'Blackwood: small slam',
    call: '6agreed',
    shows: acesTogether(3),
    package: 'blackwood',
    forcing: 'sign-off',
    ours: true,
    says: 'At least three aces between us: small slam.',
  }),
  rule({
    name: 'Blackwood: stop at five',
    call: '5agreed',
    shows: anyHand,
    package: 'blackwood',
    forcing: 'sign-off',
    ours: true,
    says: 'Two aces may be missing: stop at five.',
  }),
  rule({
    name: 'Blackwood: stop here',
    call: 'P',
    shows: anyHand,
    package: 'blackwood',
    ours: true,
    says: 'Two aces may be missing, and the answer already stands in trumps: stop here.',
  }),
)
const kingDecisions = given(
  { contested: false, answered: 'kings' },
  rule({
    name: 'Blackwood: grand slam',
    call: '7agreed',
    shows: kingsTogether(4),
    package: 'blackwood',
    forcing: 'sign-off',
    ours: true,
    says: 'All the aces and all the kings between us: grand slam.',
  }),
  rule({
    name: 'Blackwood: six',
    call: '6agreed',
    shows: anyHand,
    package: 'blackwood',
    forcing: 'sign-off',
    ours: true,
    says: 'A king is missing: small slam is enough.',
  }),
  rule({
    name: 'Blackwood: six as it stands',
    call: 'P',
    shows: anyHand,
    package: 'blackwood',
    ours: true,
    says: 'The answer stands in trumps at six: stop here.',
  }),
)
/** Asking: trumps agreed and 33 points together. */
const ask = given(
  { contested: false, agreed: 'any', level: [2, 4] },
  rule({
    name: 'Blackwood',
    call: '4N',
    shows: combinedFit(33),
    package: 'blackwood',
    forcing: 'one-round',
    artificial: true,
    message: 'aces',
    source: { work: 'London and Wasserman 1967', place: 'introduction: slam at 33 points' },
    says: 'Trumps are agreed and at least 33 points together, short suits counted: ask for aces.',
  }),
  rule({
    name: 'Blackwood on the average',
    call: '4N',
    shows: hand(fitPoints(lessPartner(30)), fitPoints(lessPartnerMost(36))),
    package: 'blackwood',
    forcing: 'one-round',
    artificial: true,
    message: 'aces',
    ours: true,
    says: 'Trumps are agreed, and partner’s middle strength makes slam likely: ask for aces.',
  }),
)
export const slam: readonly RuleDraft[] = sourced(
  'the document names Blackwood and says no more',
  [...answers, ...kingAnswers, ...decisions, ...kingDecisions, ...ask],
  BLACKWOOD,
)
