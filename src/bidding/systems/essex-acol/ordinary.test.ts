/** Calls on ordinary hands that once went wrong, as rows: what was held, what had been called, the call. */
import { expect, it, describe as suite } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { ruleFor } from '#bidding/auction/choose.ts'
import { callCode } from '#core/call.ts'
import { NORTH } from '#core/seat.ts'
import { calls, held, SIDES } from '#testing/bribip.ts'
import { good } from '#testing/good.ts'

const called = (hand: string, auction: string): string =>
  callCode(
    ruleFor(
      good(stateAfter(SIDES, NORTH, 'None', auction === '' ? [] : calls(auction))),
      held(hand),
    ).call,
  )

suite('Essex Acol on ordinary hands', () => {
  it.each([
    // Three trumps and no short suit: notrump is offered in place of a game on seven trumps.
    ['T93.T862.K9.AQJ2', '1S P 2S P 2N P', '3N', 'offers notrump on three trumps'],
    ['T9832.AK8.J7.AQJ', '1S P 2S P 2N P 3N P', '4S', 'goes back to the major on five'],
    ['QJ84.AKJ.AJ5.943', '1S P 2S P 2N P 3N P', 'P', 'plays notrump on four'],
    ['T932.T86.K9.AQJ2', '1S P 2S P 2N P', '4S', 'four trumps stay in the major'],
    ['AK83.K3.K853.872', '1H P 1S P 2D P', '3N', 'thirteen points do not stop in three diamonds'],
    ['AT875.K.Q3.AQJT2', '1S P 2C P', '4C', 'a strong hand with a fit forces to game'],
    ['A87.AJT2.AK53.KQ', '1N P 2C P 2D P', '6N', 'thirty-three points are a slam in notrump'],
    ['J74.KT82.Q963.T2', '2N P 3C P 3S P', '3N', 'no fit was found, and game is promised'],
    ['J742.KT8.Q963.T2', '2N P 3C P 3S P', '4S', 'the fit was found'],
    // Responder's second turn after two over one.
    ['4.AJ9432.AQ76.J5', '1S P 2H P 2S P', '3H', 'a six-card suit is shown before passing'],
    ['K32.QJ.AK8762.94', '1H P 2D P 2H P', '3N', 'thirteen points opposite an opening'],
    ['A8.A963.87.Q9532', '1S P 2C P 2H P', '4H', 'the second suit fits'],
    ['J4.K82.A876.QJ94', '1S P 2C P 2S P', '2N', 'eleven points invite'],
    ['KJ2.AK52.3.KJT85', '1S 2C P 2D P', '2N', 'an overcall of fifteen is not passed out'],
    // Three have passed: six cards and nearly an opening are not passed out, and nobody is shut out.
    ['7.AQT732.KJ73.T2', 'P P P', '2H', 'opens six cards and ten points in fourth seat'],
    ['QT8532.AK6.J.T43', 'P P P', '2S', 'in a thin suit as well'],
    ['QT8532.AK6.J.T43', '', 'P', 'but not where others are still to speak'],
    ['T763.AQT732.J3.2', 'P P P', 'P', 'nor on less than half of all points'],
    ['J42.K84.AQT2.865', 'P P P 2H P', '3H', 'invites on three trumps and ten points'],
    ['KT9.986.Q62.A764', 'P P P 2H P', 'P', 'nine points do not raise what shuts nobody out'],
    ['7.AQT732.KJ73.T2', 'P P P 2H P 3H P', '4H', 'accepts on shape'],
    ['K42.AQT732.J5.T2', 'P P P 2H P 3H P', 'P', 'declines on ten points and two doubletons'],
    ['2.Q62.AK7532.Q94', 'P P P', 'P', 'nor a minor, which their majors outbid'],
    // The raise forces to three, and the opening may be on four.
    ['T75.764.K62.AT65', '1S P', '1N', 'three trumps and seven flat points do not go to three'],
    ['A975.JT6.Q84.Q73', '1H P', '1S', 'nor with spades to show'],
    ['T75.764.AK2.AT65', '1S P', '2S', 'eleven points do'],
    ['T75.2.K8642.A652', '1S P', '2S', 'and three trumps with a short suit'],
    ['T754.76.K62.A654', '1S P', '2S', 'and four trumps'],
    // Five trumps and a short suit.
    ['3.Q87532.T.QJ854', '1H P', '4H', 'six trumps do not pass for want of a point'],
    ['T97.98.J875.A973', '1H P', 'P', 'five points and no shape pass'],
    // Invitations that nobody answered.
    ['Q87.T95.AQ.Q7532', '1C P 2C P 2N P', '3N', 'ten points opposite fifteen are game'],
    ['8.QT3.A9853.9653', '1C P 2C P 2N P', '3C', 'six points and a singleton leave notrump'],
    ['AT9.QT3.J85.9653', '1C P 2C P 2N P', 'P', 'seven flat points stop there'],
    [
      'K2.KJ7.Q964.AKT2',
      '1C P 2C P 2N P 3C P',
      'P',
      'and the minor is passed, sixteen points or no',
    ],
    ['JT764.AT4.K8.AJ5', '1S P 2N P', '3N', 'thirteen points accept what eleven invite'],
    // The opponents in the auction.
    ['AQ4.J.AKT64.K975', '1D 2H 2S P', '4S', 'three cards for the five that partner promised'],
    ['AKQ75.T85.A.K953', '1S 2H 2N P', '3N', 'sixteen points opposite eleven'],
    ['KQJ.J74.KQT9.AK6', '1D 1H 1N P', '3N', 'partner has hearts stopped'],
    ['AQ9.3.AKQ853.QT8', '1D 1H 2C P', '3D', 'six cards and sixteen points jump'],
    ['AK8.A62.K7542.K6', '1D 1H 3D P', '3N', 'seventeen points over a limit raise'],
    ['AKJT543.5.KT9.K5', '1S 2C 2S 3C', '4S', 'seven trumps and a raise'],
    ['J.AJT.AK972.KQ92', '1D 1S X P', '3C', 'eighteen points do not bid like twelve'],
    ['A92.A6.KQ9643.K5', '1D 2S X P', '2N', 'a stopper over a jump overcall'],
    ['3.KJT2.KQ97.Q864', '1D P 1H 1S 1N P', '3N', 'eleven points opposite fifteen'],
    ['KQ942.K.863.KJ53', '1C 1D 1S P 1N P', '3N', 'no 1NT was opened, so partner has fifteen'],
    ['KQ864.AJT94.T.QJ', '1D P 1H 2C 2D P', '2S', 'thirteen points do not pass'],
    ['AKQ4.A92.Q8.J854', '1C 1H X P 2C P', '3N', 'sixteen points with hearts stopped'],
    ['T84.AQ5.AJ8.A542', '1C P 1H 1S 2H P 3H P', '4H', 'accepts with the upper half'],
    ['AK5.A532.742.AJ4', '1H 1S 2H 2S P P 3H P', 'P', 'three hearts only competes'],
    // Over their opening.
    ['JT863.Q976.QT2.4', '1S 2D P', 'P', 'five points do not raise to three'],
    ['A8.Q7.AQJ53.8632', '2H 2S P', '4S', 'two trumps and thirteen points are game'],
    ['Q97.KJ8.T93.K943', '3H X P', '3N', 'a stopper opposite a double of a preempt'],
    ['K43.AJ2.542.A642', '1D P P', 'X', 'twelve points act in the fourth seat, too'],
    ['932.AQ9.K8.AQ874', '1C 1D X 2D', '2N', 'a negative double is not worth game'],
    ['6.KQJT652.J54.A3', '1N 2H P 2S P', '3H', 'seven cards are bid again'],
    ['AK2.4.AQ8653.K85', '1N P 2H X P 2N P', '3D', 'the doubler goes on with sixteen'],
  ])('%s after “%s” calls %s: %s', (hand, auction, call) => {
    expect(called(hand, auction)).toBe(call)
  })
})
