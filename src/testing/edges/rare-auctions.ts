/**
 * Auctions that reach rules which random bidding seldom or never meets: a partner who bids what the
 * system has no bid for (five notrump over one), a choice of games late in a notrump auction, a fit
 * that was missed. North deals; the search for the limits of rules looks at the turn after each,
 * whatever the system.
 */
export const RARE_AUCTIONS: readonly string[] = [
  // Over one notrump opened, overcalled, and bid in the balancing seat.
  '1N P 4S P',
  '1N P 5N P',
  '1N P 2C P 2D P 5N P',
  '1N P 2C P 2H P 3N P',
  '1N P 2D P 2H P 3N P',
  '1N P 2H P 2S P 4H P',
  '1N P 2C 2D',
  '1S 1N P 5N P',
  '1S 1N P 2H P 2S P 5N P',
  '1S 1N P 2C P 2H P 3N P',
  '1S 1N P 2D P 2H P 3N P',
  '1D 1N P 2D P 2H P 2S P',
  '1D 1N P 2H P 2S P 4H P',
  '1S P P 1N P 5N P',
  '1S P P 1N P 2H P 2S P 5N P',
  '1S P P 1N P 2C P 2H P 3N P',
  '1S P P 1N P 2D P 2H P 3N P',
  '1S P P 1N P 2D P 3H P',
  '1D P P 1N P 2D P 2H P 2S P',
  '1D P P 1N P 2H P 2S P 4H P',
  '1N 2H 2N P 3C P 3H P',
  '1N 2S 2N P 3C P 3S P',
  // Over two notrump, or three.
  '2N P 3C P 3D P 3N P',
  '2N P 3C P 3H P 3N P',
  '2N P 3D P 3H P 3N P',
  '2C P 2D P 2N P 3C P 3H P 3N P',
  '2C P 2D P 2N P 3D P 3H P 3N P',
  '2C P 2D P 3N P 4N P',
  // Slams: the grand slam force, aces opposite a short suit.
  '1S P 5N P',
  '1S P 4C P',
  '1S P 4D P',
  '1S P 4H P',
  '1H P 3S P',
  // Defence: a minor asked for at the four level, partner reopens and they bid on.
  '1S 2S P 4N P',
  '1C P P X 1H',
  '1D X P 2D P 2H P',
  '1C 1D 1H P P',
]
