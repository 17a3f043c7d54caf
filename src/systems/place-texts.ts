/** The texts of the places of rules, fetched together when one is first asked for. */
import essexAcol from './edges/essex-acol.txt?places'
import modern from './edges/modern.txt?places'
import precision from './edges/precision.txt?places'
import sayc from './edges/sayc.txt?places'
import saycDont from './edges/sayc-dont.txt?places'
import saycNaturalOvercalls from './edges/sayc-natural-overcalls.txt?places'
import saycNewMinor from './edges/sayc-new-minor.txt?places'
import saycRkcb1430 from './edges/sayc-rkcb-1430.txt?places'
import saycSmolen from './edges/sayc-smolen.txt?places'
import saycTwoOverOne from './edges/sayc-two-over-one.txt?places'
import schenken1967 from './edges/schenken-1967.txt?places'
import standard from './edges/standard.txt?places'

/** By system; conventions that are off unless a partnership says else by system and convention. */
export const PLACE_TEXTS: Readonly<Record<string, string>> = {
  'schenken-1967': schenken1967,
  'essex-acol': essexAcol,
  sayc,
  standard,
  precision,
  modern,
  'sayc dont': saycDont,
  'sayc natural-overcalls': saycNaturalOvercalls,
  'sayc two-over-one': saycTwoOverOne,
  'sayc smolen': saycSmolen,
  'sayc new-minor': saycNewMinor,
  'sayc rkcb-1430': saycRkcb1430,
}
