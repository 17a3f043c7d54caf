/** Boards that South plays, as PBN: nobody is vulnerable, and West leads. */
export const boardText = (
  deal: string,
  contract: string,
  auction: string,
  play: string,
  dealer = 'S',
): string => `[Board "1"]
[Dealer "${dealer}"]
[Vulnerable "None"]
[Deal "${deal}"]
[Declarer "S"]
[Contract "${contract}"]
[Auction "${dealer}"]
${auction}
[Play "W"]
${play}
*
`

const RAISED = '1NT Pass 3NT Pass Pass Pass'
/** Three notrump after six calls. */
export const threeNotrump = (deal: string, play: string, auction = RAISED): string =>
  boardText(deal, '3NT', auction, play)

/** AKJ32 of spades opposite 7654, where West has seven hearts and the spade eight. */
export const SEVEN_HEARTS = 'S:AKJ32.AK2.543.AQ 8.QJT9876.QJ.JT9 7654.43.AK2.K432 QT9.5.T9876.8765'
/** East shows out on the second heart, the sixth card. */
export const HEARTS_LED = 'HQ H3 H5 HK HJ H4 D6 HA'
/** Two tricks are wanted beside the seven from the top: of diamonds by finesse or drop, of spades by length. */
export const FINESSE_OR_DROP = threeNotrump(
  'S:632.A762.432.AKQ KT98.KQJT.75.T83 AQ54.543.AKJT.76 J7.98.Q986.J9542',
  'HK H3 H8 H2 HQ H4 H9 HA',
)
/** West opens three hearts, partner doubles, and South plays four spades. */
export const overThreeHearts = (play: string): string =>
  boardText(
    'N:7654.43.AKQ2.AK5 QT8.T5.J98.J9832 AKJ32.A2.T53.QT4 9.KQJ9876.764.76',
    '4S',
    '3H X Pass 4S Pass Pass Pass',
    play,
    'W',
  )
