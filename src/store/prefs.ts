/** The reader's preferences. Saved; not part of undo. */
import type { Language } from '#core/locale.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const DECKS = ['four', 'two'] as const
/** `auto`: text diagrams only where the fans have no room. */
export const DIAGRAMS = ['auto', 'text'] as const

/** How large letters are. */
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const
/** Suits of a hand in a fan: black and red in turn, or spades, hearts, diamonds, clubs. */
export const SUIT_ORDERS = ['turns', 'rank'] as const
/** How the ten is written on cards. */
export const TENS = ['10', 'T'] as const
/** How cards and panels move. */
export const MOTIONS = ['full', 'quick', 'none'] as const

/** When the table tells a person what the system would call: before each call, or when it is asked. */
export const ADVICE = ['told', 'asked'] as const

/** How much robots think about a card: at once, about a second at most, or longer. */
export const ROBOT_SPEEDS = ['instant', 'normal', 'careful'] as const
export type RobotSpeed = (typeof ROBOT_SPEEDS)[number]

export interface Prefs {
  /** The language chosen; null until one is. */
  readonly language: Language | null
  readonly theme: (typeof THEMES)[number]
  /** Four-colour or two-colour suits. */
  readonly deck: (typeof DECKS)[number]
  readonly diagrams: (typeof DIAGRAMS)[number]
  readonly textSize: (typeof TEXT_SIZES)[number]
  readonly suitOrder: (typeof SUIT_ORDERS)[number]
  readonly ten: (typeof TENS)[number]
  readonly motion: (typeof MOTIONS)[number]
  readonly sounds: boolean
  /** The browser’s voice reads what a screen reader is told. */
  readonly readAloud: boolean
  /** Screen readers also hear what a call or card tells of the closed hands. */
  readonly spokenNews: boolean
  /** Single-letter keys; arrows and modifiers work in any case. */
  readonly letterKeys: boolean
  /** The bidding box shows all calls at once, not level and then strain. */
  readonly bidGrid: boolean
  /** False on a first visit, until a way in is chosen. */
  readonly begun: boolean
  /** Ask before a call is made. */
  readonly confirmCalls: boolean
  /** Ask before a card is played. */
  readonly confirmCards: boolean
  readonly advice: (typeof ADVICE)[number]
  readonly robotSpeed: RobotSpeed
  /** The only card that may be played goes by itself where robots play. */
  readonly forcedCards: boolean
  /** Panels the reader folded (true) or opened (false); those never touched are not named. */
  readonly folds: Readonly<Record<string, boolean>>
  /** What the panels tell of closed hands: the law of the cards alone, without agreements. */
  readonly lawOnly: boolean
  /** The panels hide their answers until the reader has guessed. */
  readonly guessFirst: boolean
}
export const initialPrefs = (): Prefs => ({
  language: null,
  theme: 'system',
  deck: 'four',
  diagrams: 'auto',
  textSize: 'normal',
  suitOrder: 'turns',
  ten: '10',
  motion: 'full',
  sounds: false,
  readAloud: false,
  spokenNews: true,
  letterKeys: true,
  bidGrid: false,
  begun: false,
  confirmCalls: false,
  confirmCards: false,
  advice: 'told',
  robotSpeed: 'normal',
  forcedCards: false,
  folds: {},
  lawOnly: false,
  guessFirst: false,
})
export const withFold = (prefs: Prefs, panel: string, folded: boolean): Prefs =>
  prefs.folds[panel] === folded ? prefs : { ...prefs, folds: { ...prefs.folds, [panel]: folded } }
