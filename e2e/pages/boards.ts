/** Boards of more than one journey. */

/** The first of the deals that fit the report on BRIBIP. */
export const BRIBIP = `[Board "1"]
[Dealer "E"]
[Vulnerable "None"]
[Deal "N:K942.K2.KT653.A6 753.QJ6.J92.QJ53 AQJ86.AT73.A.K72 T.9854.Q874.T984"]
`
