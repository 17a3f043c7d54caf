/** Boards of more than one journey. */

/** The first of the deals that fit the report on BRIBIP. */
export const BRIBIP = `[Board "1"]
[Dealer "E"]
[Vulnerable "None"]
[Deal "N:K942.K2.KT653.A6 753.QJ6.J92.QJ53 AQJ86.AT73.A.K72 T.9854.Q874.T984"]
`

/** North opens and South answers; in Standard American one club and one notrump survive for North. */
export const NORTH_OPENS = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:KQ32.QT9.A4.KQ32 A76.K8.KJ762.J54 JT954.A743.93.A7 8.J652.QT85.T986"]
`

/** North opens one spade in every system. */
export const SPADES_OPEN = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:KQ842.A9.AQ5.873 A7.J62.KT762.654 JT953.KT43.94.KJ 6.Q875.J83.AQT92"]
`

/** Four spades by North after six calls; West shows out on the second trump, the tenth card. */
export const SHOW_OUT = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:KQ842.A9.AQ5.A73 A7.J62.KT762.654 JT953.KT43.94.KJ 6.Q875.J83.QT982"]
[Declarer "N"]
[Contract "4S"]
[Auction "N"]
1S Pass 4S Pass
Pass Pass
[Play "E"]
D6 D4 D3 DA
S7 SJ S6 S2
SA S3 H5 SK
*
`

const FOUR_SPADES = `[Board "15"]
[Dealer "S"]
[Vulnerable "NS"]
[Deal "N:AJT3.J53.T7.KJT4 Q87.72.9863.9752 K952.A6.KQJ4.Q63 64.KQT984.A52.A8"]
[Declarer "S"]
[Contract "4S"]
[Auction "S"]
1NT 2H 3H Pass
3S Pass 4S Pass
Pass Pass
[Play "W"]
`
/** By tricks, cards in the columns of West, North, East and South. */
const FOUR_SPADES_PLAY = `HK H3 H7 HA
DA D7 D8 DK
HQ H5 H2 H6
D5 DT D3 D4
S4 SA S7 S2
S6 SJ S8 SK
D2 HJ D6 DQ
H4 C4 D9 DJ
C8 CK C5 C3
CA CJ C2 C6
HT ST SQ S5
H8 CT C9 CQ
H9 S3 C7 S9
`
/** Four spades by South after ten calls, played to its end or through so many tricks. */
export const fourSpades = (tricks = 13): string =>
  `${FOUR_SPADES}${FOUR_SPADES_PLAY.split('\n').slice(0, tricks).join('\n')}\n*\n`

/** South opens and plays four spades; West leads a heart and shows out on the third trump. */
export const LATE_SHOW_OUT = `[Board "7"]
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

/** Twelve tricks by high cards alone. */
export const TWELVE = `[Board "1"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:K32.432.AKQ2.K32 T97.T86.975.T874 AQJ4.AK5.J43.A65 865.QJ97.T86.QJ9"]
[Auction "S"]
3NT Pass Pass Pass
`
