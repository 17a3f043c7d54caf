/** The board of the pictures. */
import { LATE_SHOW_OUT } from '../../e2e/pages/boards.ts'

/** With the name that the pages show. */
export const BOARD = LATE_SHOW_OUT.replace('[Dealer', '[Event "Kibitzer"]\n[Dealer')
/** Events shown in the pictures of the play: eight calls, three tricks, South's card and West's. */
export const SHOW_OUT = 8 + 12 + 2

/** The same with nothing called yet: the auction is still to come. */
export const DEALT = BOARD.slice(0, BOARD.indexOf('[Declarer'))
