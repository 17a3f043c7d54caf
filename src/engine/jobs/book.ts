/** The system book: a turn with its rules, what they take, hands that follow them, one hand in every system. */
import type { JobTable } from '../job.ts'
import { bookCard } from './book/book-card.ts'
import { bookCompare } from './book/book-compare.ts'
import { bookHands } from './book/book-hands.ts'
import { bookRules } from './book/book-rules.ts'
import { bookShares } from './book/book-shares.ts'
import { bookTurn } from './book/book-turn.ts'

export const bookJobs = {
  'book-turn': bookTurn,
  'book-rules': bookRules,
  'book-shares': bookShares,
  'book-hands': bookHands,
  'book-compare': bookCompare,
  'book-card': bookCard,
} as const satisfies JobTable
