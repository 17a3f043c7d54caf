/** What can be practised, as data: to add a topic, add its row, and the kind of its questions where it is new. */
import { t } from '#core/text.ts'

/**
 * What a question of the topic asks. `open`: the first call of a hand. `bid`: every call of a seat. `shows`: what a
 * call showed. `count`: how long a suit of a closed hand is, in mid-play. `queen`: who has an honour.
 * `lead`: the card of a suit that is led. `suit`: the best line for a suit. `plan` and `defend`: the card at a
 * decision, of declarer and of a defender. `own`: a call or card of a board that was played here.
 */
export type QuestionKind =
  | 'open'
  | 'bid'
  | 'shows'
  | 'count'
  | 'queen'
  | 'lead'
  | 'suit'
  | 'plan'
  | 'defend'
  | 'own'

/** The hand of a side that bids first, or its partner's: an overcaller is the opener of that side. */
export const PARTS = ['opener', 'answerer'] as const
export type Part = (typeof PARTS)[number]

export interface PracticeTopic {
  readonly id: string
  readonly title: string
  /** What it asks, in a line. */
  readonly asks: string
  readonly kind: QuestionKind
  /** The chapters of the system's book whose rules decide: a question is drawn so that one of them does. None in play. */
  readonly chapters: readonly string[]
  /** Whose calls it asks for; none where it asks for no call. */
  readonly parts: readonly Part[]
  /** It is asked as often after each opening as after another. */
  readonly alike?: 'opening'
  /** Silent opponents leave nothing to ask. */
  readonly needsOpponents?: true
  /** Ids of the topics that should be firm before. */
  readonly after: readonly string[]
}

/** In the order in which they are best learned. */
export const PRACTICE_TOPICS: readonly PracticeTopic[] = [
  {
    id: 'open',
    title: t`What would you open?`,
    asks: t`One of a suit, notrump, a preempt, or nothing.`,
    kind: 'open',
    chapters: ['openings'],
    parts: ['opener'],
    after: [],
  },
  {
    id: 'responses',
    title: t`Answering one of a suit`,
    asks: t`A new suit, a raise, or notrump.`,
    kind: 'bid',
    chapters: ['responses'],
    parts: ['answerer'],
    alike: 'opening',
    after: ['open'],
  },
  {
    id: 'notrump',
    title: t`After one notrump`,
    asks: t`Stayman, transfers, invitations.`,
    kind: 'bid',
    chapters: ['notrump'],
    parts: PARTS,
    after: ['open'],
  },
  {
    id: 'shows',
    title: t`What did that call show?`,
    asks: t`Its points, and the length of its suit.`,
    kind: 'shows',
    chapters: [
      'openings',
      'responses',
      'opener',
      'notrump',
      'strong',
      'weak',
      'contested',
      'defence',
    ],
    parts: [],
    after: ['responses'],
  },
  {
    id: 'opener',
    title: t`Opener’s second call`,
    asks: t`How strong, how long, and how far.`,
    kind: 'bid',
    chapters: ['opener'],
    parts: ['opener'],
    after: ['responses'],
  },
  {
    id: 'responder',
    title: t`Responder’s second call`,
    asks: t`Sign off, invite, or force to game.`,
    kind: 'bid',
    chapters: ['responder'],
    parts: ['answerer'],
    after: ['opener'],
  },
  {
    id: 'defence',
    title: t`Overcalls and doubles`,
    asks: t`They opened: a good suit, or good shape?`,
    kind: 'bid',
    chapters: ['defence'],
    parts: PARTS,
    needsOpponents: true,
    after: ['responses'],
  },
  {
    id: 'contested',
    title: t`When they come in`,
    asks: t`Partner opened, and they bid.`,
    kind: 'bid',
    chapters: ['contested'],
    parts: PARTS,
    needsOpponents: true,
    after: ['responses', 'defence'],
  },
  {
    id: 'strength',
    title: t`After a strong or weak opening`,
    asks: t`Two clubs, weak twos, preempts.`,
    kind: 'bid',
    chapters: ['strong', 'weak'],
    parts: PARTS,
    after: ['responses'],
  },
  {
    id: 'slam',
    title: t`Slams`,
    asks: t`Ask for aces, or stop in time.`,
    kind: 'bid',
    chapters: ['slam'],
    parts: PARTS,
    after: ['responder', 'notrump'],
  },
  {
    id: 'count',
    title: t`Count a closed hand`,
    asks: t`How many spades has West?`,
    kind: 'count',
    chapters: [],
    parts: [],
    after: ['shows'],
  },
  {
    id: 'queen',
    title: t`Find the queen`,
    asks: t`Vacant places, and who has shown what.`,
    kind: 'queen',
    chapters: [],
    parts: [],
    after: ['count'],
  },
  {
    id: 'lead',
    title: t`Which card is led?`,
    asks: t`What the first card promises and denies.`,
    kind: 'lead',
    chapters: [],
    parts: [],
    after: ['open'],
  },
  {
    id: 'suit',
    title: t`Handle a suit`,
    asks: t`The best line, and how often it works.`,
    kind: 'suit',
    chapters: [],
    parts: [],
    after: ['lead'],
  },
  {
    id: 'plan',
    title: t`Plan the play`,
    asks: t`You declare: which card now?`,
    kind: 'plan',
    chapters: [],
    parts: [],
    after: ['suit', 'count'],
  },
  {
    id: 'defend',
    title: t`Defend`,
    asks: t`Which card beats them, or saves a trick?`,
    kind: 'defend',
    chapters: [],
    parts: [],
    after: ['lead', 'count'],
  },
]

/** Of what went wrong on the student's own boards: no topic to be learned in its turn. */
export const OWN_TOPIC: PracticeTopic = {
  id: 'own',
  title: t`From your own boards`,
  asks: t`The call or the card that could have been known.`,
  kind: 'own',
  chapters: [],
  parts: [],
  after: [],
}

export const topicOfId = (id: string): PracticeTopic | undefined =>
  id === OWN_TOPIC.id ? OWN_TOPIC : PRACTICE_TOPICS.find((topic) => topic.id === id)

/** Whether it is asked in the auction, or of one call; else in the play. */
export const isOfBidding = ({ kind }: PracticeTopic): boolean =>
  kind === 'open' || kind === 'bid' || kind === 'shows'

/** The first topic that should be firm before this one and is not; `undefined` where it can be begun. */
export const topicBefore = (
  { after }: PracticeTopic,
  isFirm: (id: string) => boolean,
): PracticeTopic | undefined => PRACTICE_TOPICS.find(({ id }) => after.includes(id) && !isFirm(id))
