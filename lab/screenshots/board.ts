/** The board of the pictures. */

/** South opens and plays four spades; West shows out on the third trump. */
export const BOARD = `[Board "7"]
[Event "Kibitzer"]
[Dealer "S"]
[Vulnerable "Both"]
[Deal "S:AKJ85.K4.Q973.Q6 72.QJT82.AT.AJ85 QT9.A973.K85.T43 643.65.J642.K972"]
[Declarer "S"]
[Contract "4S"]
[Auction "S"]
1S 2H 2S Pass
4S Pass Pass Pass
[Play "W"]
HQ H3 H6 HK
S2 S9 S3 SA
S7 ST S4 SK
H2 SQ S6 S5
DT DK D2 D3
*
`
/** Events shown in the pictures of the play: eight calls, three tricks, South's card and West's. */
export const SHOW_OUT = 8 + 12 + 2

/** The same with nothing called yet: the auction is still to come. */
export const DEALT = BOARD.slice(0, BOARD.indexOf('[Declarer'))
