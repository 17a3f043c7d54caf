/** Blackwood: four notrump asks for aces, five for kings; the document names the convention. */
import { given, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import {
  aces,
  acesTogether,
  anyHand,
  combinedFit,
  hand,
  kings,
  kingsTogether,
} from '#bidding/shows.ts'
import { sourced } from './sources.ts'

const BLACKWOOD = { work: 'London and Wasserman 1967', place: 'listing, array BWOOD' }
const STEPS = ['5C', '5D', '5H', '5S'] as const
const answers = given(
  { contested: false, asked: 'aces', last: '4N' },
  ...STEPS.map((call, n) =>
    rule(
      `Blackwood: ${n === 0 ? 'no ace or four' : n === 1 ? 'one ace' : `${n} aces`}`,
      {},
      call,
      n === 0 ? { kind: 'any', of: [aces(0), aces(4)] } : aces(n),
      {
        artificial: true,
        package: 'blackwood',
        tells: { aces: n === 0 ? [0, 4] : [n] },
      },
    ),
  ),
)
const kingSteps = ['6C', '6D', '6H', '6S'] as const
const kingAnswers = given(
  { contested: false, asked: 'kings' },
  ...kingSteps.map((call, n) =>
    rule(
      `Blackwood: ${n === 0 ? 'no king or four' : n === 1 ? 'one king' : `${n} kings`}`,
      {},
      call,
      n === 0 ? { kind: 'any', of: [kings(0), kings(4)] } : kings(n),
      {
        artificial: true,
        package: 'blackwood',
        tells: { kings: n === 0 ? [0, 4] : [n] },
      },
    ),
  ),
)
const decisions = given(
  { contested: false, answered: 'aces', last: '5suit' },
  rule('Blackwood: ask for kings', {}, '5N', hand(acesTogether(4), combinedFit(37)), {
    artificial: true,
    forcing: 'one-round',
    message: 'kings',
    package: 'blackwood',
    ours: true,
  }),
  rule('Blackwood: small slam', {}, '6agreed', acesTogether(3), {
    ours: true,
    package: 'blackwood',
    forcing: 'sign-off',
  }),
  rule('Blackwood: stop at five', {}, '5agreed', anyHand, {
    ours: true,
    package: 'blackwood',
    forcing: 'sign-off',
  }),
  rule('Blackwood: stop here', {}, 'P', anyHand, { ours: true, package: 'blackwood' }),
)
const kingDecisions = given(
  { contested: false, answered: 'kings' },
  rule('Blackwood: grand slam', {}, '7agreed', kingsTogether(4), {
    ours: true,
    package: 'blackwood',
    forcing: 'sign-off',
  }),
  rule('Blackwood: six', {}, '6agreed', anyHand, {
    ours: true,
    package: 'blackwood',
    forcing: 'sign-off',
  }),
  rule('Blackwood: six as it stands', {}, 'P', anyHand, { ours: true, package: 'blackwood' }),
)
/** Asking: trumps agreed and 33 points together. */
const ask = given(
  { contested: false, agreed: 'any', level: [2, 4] },
  rule('Blackwood', {}, '4N', combinedFit(33), {
    artificial: true,
    forcing: 'one-round',
    message: 'aces',
    package: 'blackwood',
    source: { work: 'London and Wasserman 1967', place: 'introduction: slam at 33 points' },
  }),
)
export const slam: readonly RuleDraft[] = sourced(
  'the document names Blackwood and says no more',
  [...answers, ...kingAnswers, ...decisions, ...kingDecisions, ...ask],
  BLACKWOOD,
)
