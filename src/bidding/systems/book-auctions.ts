/**
 * Auctions in which the system book shows rules, by system, and by convention where it is off unless a
 * partnership says else. North deals and nobody is vulnerable. A rule is shown in the first auction of its list
 * in which it speaks (places.ts): a new rule finds its place, and an auction is added here where it finds none.
 * They are one table, in which a system takes another's lists, so they stay in one file.
 */
export interface BookAuctions {
  /** In their order, parted by bars; a dash is the opening turn. */
  readonly auctions: string
  /** By auction, labels of rules that are shown there though they speak in one that stands before it. */
  readonly only?: Readonly<Record<string, readonly string[]>>
  /** Labels of rules that are shown nowhere: where they speak here, hardly a hand follows them. */
  readonly nowhere?: readonly string[]
}

const LISTED = {
  'schenken-1967': {
    auctions: `
      1C | 1N | 2N P | 3C P | 1D 2D P | 2S 3S P | 2H 3H P | 1S 2S P | 1H 2H P | 1S 2N P | 1D 2N P |
      1C P 1N | 1S P 1N | 1D P 1N | 4S X P | 4H X P | 3C X P | 2S X P | 2H X P | 1S X P | 3C X 4S |
      3C X 4H | 2S X 3S | 2H X 3H | 2D 2S P | 3C 3S P | 2D 3D P | 2S 3D 3H | 2D 2H P | 1C 1S P | 1C 1H P |
      1N P 2N P | 1N P 3S P | 1N P 3H P | 2N P 3H P | 2N P 4C P | 2N P 4N P | 2N P 3N P | P P 1C P |
      1C P 2D P | 1C P 2C P | P P 2D P | P P 2C P | 2C P 2D P | 1D P 2C P | 1S P 2C P | P P 3D P |
      P 1N P 3C P | P 1N P 4C P | P 1N P 4N P | P 2N P 3D P | 1S 2S P 2N P | 2S 3S P 4C P | 1S 2S P 3C P |
      1S 2S P 4N P | 1S P 1N X 2D | 1S P P X P | 1S P P X 4S | 1S P P X 3S | 1H P P X 3H | 2H X P 3S P |
      3C X P 3S P | 2H X 3H 3S P | 3C X P 3H P | 2H X P 2S P | 1S X P 2C P | 2S X P 2N P | 1S X P 1N P |
      2S X P 3S P | 2H X P 3H P | 4S X P P 6S | 2S X 3S X P | 3C X P P 4S | 2H X P 2S 3H | 2H X P 2S 2N |
      1H P P 2S P | 1S P P 2H P | 2C 2S P 3C P | 2D 2S P 3S P | 1C 2C P 3C P | 1C 1S P 2S P | 1C 1S P 3S P |
      2D 2S P 2N P | 1C 1S P 2S 2N | 2D 2S P P 6S | 2D 2H P P 2S | 1C 1S P P 1N | P P 1N P 2C P |
      P P 1N P 2H P | P P 1N P 3N P | P P 2N P 3C P | P P 2N P 3S P | 1C P 3N P 4N P | 2N P 4C P 4N P |
      1C 1S P 2S 2N X | P P 1D X P 1H P | 1S P P X P 2H P | 3C X P 3H P 3S P | 1S X P 2C P 2H P |
      1S P 1N X 2D P P | 2H X P 3H P 3S P | 1S P 3C P 3S P 4N P | 3S P 4N P 5C P 5N P |
      1N P 2C P 2D P 2N P | P P 2N P 3C P 3H P | 1C P 1D P 1N P 2C P | 1C P 1D P 2N P 3C P |
      P P 1C P 1D P 2C P | P P 1C P 1D P 2D P | P 1S P 2S P P X 3S | P 1D X P 2D P 2H P |
      P P P 2N P 3C P 3S P | 2C P 2H X P 2S 3C X P | P 1D X P 1S 2D X P | P P 1D 1S P 2D P 2S P |
      1S P 3C P 3S P 4N P 5H P | 1S P 3C P 3S P 4N P 5S P | P P 1N P 2C P 2H P 2N P |
      P P 1N P 2C P 2D P 3N P | 1N P 2C P 2H P 3N P | P P 2N P 3C P 3H P 3N P | 1C P 1N P 2S P 3N P 4N P |
      1C P 2N P 3S P 3N P 4N P | 1S P 3C P 3S P 4N P 5H P 6S P | - | 1D | 1H | 1S | 2C | 2H | 2S | 3C | 4C |
      1C P 1S | 1S P P | 1H P P | 1D P P | 1C P 2S | 1C P 2H | P 1S P 2S P P | P 1H P 2H P P | 3S P | 2S P |
      4C P 4S P | 3D P 3N P | 1C P 1N P | 1C P 2N P | 1C P 3N P | 1D P 1N P | 1S P 2N P | 1S P 3N P |
      1H P 2N P | 1H P 3N P | 1D P 2N P | 1C P 1D P 2N P | P P 1C P 1S P | 1C P 1H P | 2D P 2H P 2N P |
      P 1N P 4C P 4S P | P 2C P 2D P 3N P | P P 1C P 1D P 1N P | 1C P 1D P 1N P 2H P | 1C P 1D P 1N P 3H P |
      1C P 1D P 2N P 3S P | 1C P 1D P 2N P 3H P | P P 1C P 1D P 1H P | P P 1C P 1D P 1S P |
      1C P 1D P 1S P 1N P | 1C P 1D P 1H P 1S P | 1C P 1D P 2C P 2N P | 1C P 1D P 2D P 2N P |
      1C P 1N P 2S P 3N P | 1C P 2N P 3S P 3N P | P 1C P 1D P 1N P 3S P | P 1C P 1D P 2N P 4S P |
      P 1C P 1D P 1S P 2H P | P 1C P 1D P 1S P 2D P | P 1C P 1D P 1S P 2C P | P P 1C P 1D P 1N P 2N P |
      P P 1C P 1D P 1N P 3N P | 1C P 1D P 2N P 3C P 3H P | P P 1C P 1D P 1H P 1N P |
      P P 1C P 1D P 2C P 2H P | P P 1C P 1D P 2D P 2S P | P 1C P 1D P 2N P 3C P 3S P |
      1C P 1D P 1N P 2C P 2D P 2N P | 1C P 1D P 1N P 2C P 2H P 3N P | 1C P 1D P 2N P 3C P 3H P 3N P |
      P 1C P 1D P 1N P 2C P 2H P 2N P | 3S P 4S P | 1S P 2S P | 1S P 3S P | 1S P 3C P | 1H P 3H P |
      1H P 3C P | 1C P 1H P 2H P | 1S P 3C P 3S P | 1S P 3C P 4S P | P P 1H P 2H P | 1H P 3C P 3H P |
      1H P 3C P 4H P | P P 1D P 2D P | P P 1D P 3D P | P 1S P 3H P 4H P | P 1S P 2S P 3S P |
      P 1H P 2H P 3H P | 1N P 2C P 2H P 3H P | 1C P 1D P 1H P 2H P | 1C P 1H P 2H P 3H P |
      P P 1C P 1S P 2S P | 1C P 1S P 2S P 3S P | P P 1N P 2C P 2S P 3S P | P P 1C P 1D P 1H P 3H P |
      P P 1C P 1D P 1S P 2S P | P P 1C P 1D P 1S P 3S P | P P 1C P 1D P 2C P 3C P |
      P P 1C P 1D P 2D P 3D P | P P 1C P 1S P 2S P 4S P | 1C P 1D P 1N P 2C P 2H P 3H P |
      1C P 1D P 1N P 2C P 2S P 3S P | P P 1N P | 1C P 3C P | 1C P 2S P | P P 1C P 1D P 3C P |
      P P 1C P 1D P 3D P | 1H P 1S P | 1H P 2D P | 1S P 2H P | 1C P 1D P 2H P | P P 1D P 1H P |
      P P 1C P 1D P 2S P | 1C P 1H P 2H P 4H P | 3S P 4N P 5C P 5N P 6C P | 3S P 4N P 5C P 5N P 6S P |
      1H P | 1D P | 4C P | 1S P 2N P 3S P | P P 1C P 1D P | 1C P 2D P 2H P | P P 2D P 2H P |
      2D P 2H P 3H P | P 2S P 3H P 3S P | P P 2D P 2H P 2S P | P P 1C P 1N P 2D P | 1C P 2D P 2H P 2S P |
      P 2C P 2S P | P 2S P 3H P | P P 1D P 1S P | P 1S P 1N P 3S P | 2C P 2D P 2S P 3S P |
      P 1S P 2D P 2H P | P 2C P 2D P 2H P | P 2C P 2D P 2S P | 1D P 1N P 3D P | 1S P 1N P 2D P |
      P 2C P 2D P 2N P | P 1H P 1S P 3H P | P 1D P 1S P 3D P | P 1S P 1N P 2N P | P 1S P 2H P 2N P |
      P 1S P 1N P 2H P | P 1H P 1S P 2H P | P P 1N P 2C P 2H P | P P 1N P 2C P 2S P |
      1C P 1D P 1N P 2C P 2S P | 1C P 1D P 1N P 2C P 2H P | P P 1D P 1H P 1S P 2D P | P 1H P 1S P 2S P |
      P P 1H P 1S P 1N P | 1S P
    `,
    only: {
      P: ['13d 1S'],
      '1S': ['overcall/two hearts'],
      'P P 3S P': ['preempt: game in the major'],
      '1S P 2N P 3S P 4S P': ['pass at game', 'Blackwood'],
      '1N P': ['1NT 2NT'],
      'P 1C P 3C P': ['slam/minor on length'],
      'P 1H P 1S P': ['rebid: jump in hearts'],
      'P 1S P 2H P': ['two over one: second suit at three'],
      'P 1C P 1D P 2H P': ['1♣–1♦–2♥: raise'],
      'P 1D P 1S P': ['rebid: jump in diamonds'],
      'P 1C P 1D P 2S P': ['1♣–1♦–2♠: raise'],
      'P 1C P 1H P 2H P 4H P': ['agreed ♥, least: aces'],
      'P 1C P 2S P 4N P 5S P 5N P 6D P': ['Blackwood: six'],
      'P 1H P': ['1♥: pass on three', '1♥: pass on six flat points'],
      'P 1D P': ['1♦: pass on six flat points', '1♦: pass'],
      '1S P 2N P 3S P': ['game in a major', 'game in a major on the average'],
      'P P 1H P 1S P 1N P': ['invite in notrump', 'invite in a major'],
      '1D P 2C P 2S P': [
        'forced once: raise a fit',
        'forced once: preference',
        'forced once: raise',
      ],
      'P 2C P 3C P': ['pass'],
      '1N P 2C P 2H P': ['invite on nine trumps'],
      'P 1H P 1S P 1N P': ['invite in diamonds'],
      'P 1S P': ['1♠: pass on three', '1♠: pass on six flat points', '1♠: pass'],
    },
    nowhere: [
      '13d 1D',
      'advance/3N over two',
      'overcaller/game',
      'advance/cue game',
      'advance/cue pass',
    ],
  },
  'essex-acol': {
    auctions: `
      1H P 4H | 3C X 4C | 3C X 4C X P | 2H 2N 3H | 1C 2C P 2S P | 3C X P 3S P | 3H X P 4C P |
      - | 1N | 2C | 1S X | 1H X | P P P | 1D 2D P | 2S 3S P | 2H 3H P | 1S 2S P | 1H 2H P | 2C 2N P |
      1D 2N P | 1S P 1N | 1D P 1N | 4S X P | 4H X P | 3S X P | 2S X P | 2H X P | 1S X P | 3S X 4S |
      3H X 4H | 2S X 3S | 2H X 3H | 1S X 2D | 1H X 1S | 1D X 1H | P 1C 1S | P 1H 1S | P 1S 2D | P 1N P P |
      2H 2S 3H | 1D 2C 2H P P |
      1S P 2S P | 3D P 3N P | 3D P 3S P | 1S P 3S P | 1H P 1S P | 1C P 1S P | 1S P 1N P | 1H P 1N P |
      2N P 3C P | 1N P 2N P | 1N P 3H P | 1N P 2D P | 2N P 3H P | P P 2C P | P P 1C 1H | P P 1D 1N |
      P P 1N 2H | P P 1N X | P P 2D 2H | P P 3S X | 1C 1D X P | 1H X 1N P | 1D 1S 2N P | 1S X 1N P |
      1H X 1S P | 2C 2H P 2S P | 1S 2S P 2N P | 2S 3S P 4C P | 1S 2S P 3C P | 1S 2S P 4N P | 1S P P X P |
      2H X P 3S P | 2S X P 3H P | 2H X 3H 3S P | 2S X P 3C P | 2H X P 2S P | 1D X 1H 1S P | 1S X P 2C P |
      2S X P 2N P | 1S X P 1N P | 2S X P 3S P | 2H X P 3H P | 3S X 4S P P | 2S X 3S X P | 1S X XX P P |
      2H X P 2S 3H | 1S X P 2H 2S | 2S 3D P 3S P | 1S 2H 2S 3S P | 1H 1S P 2H P | 2C 2S P 4S P |
      2C 2S P 3S P | 2C 2D P 3D P | 1H 1S P 2S P | 1H 1S P 3S P | 2C 2S P 2N P | 1D 1H P 2H 2S |
      2C 2H P P 2S | 1H 1S P P 2H | 1C 1D 1H P P | P 2N P 4N P | P 1S P 2N P | P P P 2S P | P 1C 1S P 2S |
      P P 1C P 2C P | P P 1C P 1D P | P P 1D P 1H P | P P 1D P 1S P | P P 1D P 1N P | P P 1S P 2C P |
      1S P 2H P | 1C P 2D P | 1H P 2D P | 1H P 2C P | P P 1D P 2C P | 1S P 2S P 3S P | 1C P 1S P 4S P |
      1C P 1H P 3H P | 1D P 1H P 2H P | 1H P 1S P 3H P | 1D P 2S P 3D P | 1H P 1S P 2H P | 1S P 2C P 2D P |
      1S P 2H P 2S P | P P 2C P 2D P | P 2C P 3D P | 2S P P X P 3D | P P 1S 2C X P | P P 1C X 1S P |
      1H X 1S P 2H P | 1S P 2S P P X 4S | 1S P 2S P P X 3S | 1C P P X 1H | 1S P P X P 2H P |
      2S X P 2N P 3H P | 1S X P 2C P 2H P | 2H X P 3H P 3S P | 1D X P 2D P 2H P | 2H X P 2S 3H X P |
      2S 3D P 3S P 4D P | 1H 1S P 2H P 2S P | P 2N P 3S P 3N P | P 2N P 3S P 4S P | P 1D P 2D P 3D P |
      P 1D P 2D P 2N P | P 1N P 3S P 3N P | P P P 2S P 3S P | P P P 1D 1H 1N P | P P P 1H P 2D 2S |
      P 1C P 1D 1H | P P P 1S P P 2D | P 1H 1S P P | P 1D P 2D P P X 3H | 1S P 2S P 2N P 4N P |
      P P 1S P 2S P 3C P | 1H P 2H P 3D P | P P 1S P 2S P 2N P | P P 1S P 2S P 4S P | P P 1S P 2D P 2H P |
      1N P 2C P 2H P 3H P | 1N P 2C P 2H P 2N P | 1N P 2C P 2H P 2S P | P P 2C P 2D P 2N P |
      1D 1N P 4H P P X P | P P 1C X 1S P 2N P | P P 1H X 1S P 1N P | P P 1C X XX 1H 2C P |
      1H P 1S P 2C P 2N P | 1C 1D X P 1H P 3H P | 1D P 1H P 2C P 3C P | P P 1C X P 1S 2C X P |
      P 1S P 2D P 2H P 3H P | P 1S P 2H P 2S P 3H P | P 1S P 2D P 2H P 2S P | P 1S P 2D P 2H P 3D P |
      1S P 2S P 2N P 4N P 5H P | 1H P 2H P 2N P 4N P 5H P | 1H P 2H P 2N P 4N P 5S P |
      P P 1S P 2S P 3C P 3H P | P P 1S P 2S P 2N P 3N P | P 1S P 2S P 3C P 3D P 4S P |
      1S P 2S P 2N P 4N P 5H P 5N P | 1S P 2S P 2N P 4N P 5H P 5N P 6D P |
      1H P 2H P 2N P 4N P 5S P 5N P 6H P | 1C | 1D | 1H | 1S | 2D | 2H | 2S | 3C | 4C | 1N P 2S | 1N P 2H |
      1H P 1S | 1S P P | 1H P P | 1D P P | 1S P 2S | 1S P 2D | 1S P 2S P P | P 1D P 2D P P | 1S P | 1H P |
      P P 1C P | P P 1D P | 1N P | 2N P | 2C 3C P | 2S 3D P | 2C 2S P | 3H 3S P | 2C 2H P | 1H 1S P |
      2C 2D P | 1S 2H 2S | 1D 1H P | 1H P P 2S P | 1S P P 2H P | 1C P 3C P | P P 2D P | 2H P | 3C P | 3S P |
      P 1S P 4S P | P 1N P P 2S | P 1D X 3D P | 1H X 3H P | 1H P 1S P 1N P | P P 1D P 1S P 1N P |
      1C P 1D P 1N P | 1C P 1D P 2N P | P P 1C P 1S P 2N P | P 2C P 2S P 3S P | P 2C P 2S P 3D P |
      1D P 2D X | P P 1S X 2S P | 2N P 3C P 3D P | 1N P 2C P 2S P | 1N P 2C P 2H P | P 2N P 3C P 3H P |
      P P 1H P 1S P 2D P | P P 1S P 1N P 2H P | P P 1D P 1H P 1S P | 1H 2C P 3C P | 1C 1S P 2S P 3S P |
      1D X P 2H P | 1S 2D P 2H P
    `,
    only: {
      '1S': ['overcall/two hearts'],
      'P 1S P': ['raise/preempt'],
      'P 1N P': ['notrump/stayman-shape'],
      'P 2N P': ['slam/opposite two notrump'],
      'P 1C 1S P': ['advance/pass', 'advance/raise'],
      'P 1D P 3D P': ['raised/minor-limit-3N'],
      '3D P': ['preempt/3N-alone', 'preempt/own-three'],
      'P 3S P': ['preempt/further-game'],
      'P P 1H P 4H P': ['raised/end'],
      '1N P 2D P P X P 2S': ['contest/nt-pass'],
      'P P 1C 1H 2C 2H': ['contest/raised-pass', 'contest/six', 'contest/five'],
      'P P 1S X 2S P': ['contest/game'],
      '1D P 1H P 1N P': ['answered/nt-ask'],
      'P 1C P 1D P 2N P': ['answered/2nt-minor-slam'],
      'P P 2C P 2D P 2S P': ['strong/raise'],
      'P 2N P 3C P 3H P': ['slam/notrump after Stayman', 'notrump/stayman-3N-game'],
      '1N P 2C P 2H P': ['notrump/stayman-2N'],
      '1D P 1H P 2C P': ['answered/second-minor-game'],
      'P 1S P 1N P 2H P': ['answered/second-keep'],
    },
    nowhere: ['defence/pass', 'advance/3N', 'advance/2N', 'advance/1N'],
  },
  sayc: {
    auctions: `
      1S P 3D P 3H P | 1S P 3D P 3H P 3S P 4S P | 2C P 3D P 3S P 3N P |
      1H P 1N P 2S P | P P 1S P 2D P | 4S X P | 1H P 4H | 3C X 4C | 3C X 4C X P | 2H 2N 3H | 1N 3D |
      2C P 2H P 3H P | 1C 3D P P X P 3S P | 2C P 2D P 3N P 4C P 4D P |
      1H 3D 3H P 3S P | 1D P 3C P 3D P | 2C P 2H P 3C P |
      2C 2H | 2C 2H P P | 2C 3H P P | 1N 2C P P 2N P | 1N 2H 2N P | 1C 1D X 3D P P X P | 1D 1S X 3S |
      1H 3D 3H P | 2D P 2N P 3D P | 1S P 2C P 4S P | 1S P 2C P 2D P | 1S P 2C P 2H P | 1C P 1H P 1S P |
      1H P 1S P 2C P 2D P 2H P | 1H P 2S P 3H P | 1D P 2S P 2N P | 1H P 1S P 3D P 3H P |
      1S X P 2H P | 3C X P 3S P | 3H X P 4C P |
      1N 2C X 2D | 1S 2C 2S | 1S 4D P P | 1D 1S 2D P P | 1C 2C P 2S P | 1S P 2S P 4H P | 1C 1S P P X P 2D P | 2H X 3H |
      1C 3H | 1D 2C X 3C 3S P | 1S P 3N P | 1S X 3S P | 1C P 1D 1H | 1C 1S P 4S | 2D P 2N P 3C P |
      - | 2C | 1N | 2N | 3N | P P | 2N P | 2N P 3H P 3S P | 3C P | 3H P | 4C P | 1D P | 1S P | 1H P | 1C P | 1S X | 1H 1N |
      P P P | 1N 2H P | 1S X XX | 1S X XX P P | 1H 1N P | P 1D 2N | P 1C 1S | 1C 1H | 1C 1D | P 1H 1S | 1S 3C |
      P 1D 2C |
      1S 1N 2S | 1S 1N 2D | 1S P 5N P | P 1D 2D P | P 1D 2N P | P 1N 2C P | P 1N P 2C | P 1N P 2D |
      P 1N P 2H | P 1N P 2S | P 1C 1S P | 3H 3S P | 2C 3C P | 1C 1H X | 1S P 2N P | P P 1N X | P P 1N 2C |
      1N X XX P | 1N P 2C 2D | 1N X 2D 2S | 1N 2H 3H P | P P 1N P | 1N P 2C P | 1N P 3C P | 1N P 4N P |
      1N P 5N P |
      1N P 4S P | P P 2C P | 2N P 3C P | 2N P 3D P | 2H P 2N P | 2D P 2H P | P P 2D P | 2H P | P P 1S 2S |
      P P 1S 2D | P P 1D X | 1S X XX 2H | 1C P 1D 3H | 1C 1D 1H 2D | 1D P 1H 1S | 1S P 3C P | 1D P 2N P |
      1D P 1N P | 1S P 1N P | 1S P 2C P | 1H P 2D P | 1S P 2H P | P P 1S 2S 3S | 1H 2H 3H | 1S 2S P |
      1H 2H X | 1H 2H P 2N P | 2H 3H P 4C P | 1S 2S P 3C P | 1S 2S P 4N P | 1N 2S P 2N P | P P 1N X P |
      P P 1N X 2D | 1D P 2C X 2D | P P 1D X 1H | 1S P 1N X 2D | P P 2D X 3D | 1S P P X 4S | 1S P P X 3S |
      1C P P X 1H | 1H P P X 3H | 2D X P 3H P | 1S X XX 2H P | 2S X 3D 3H P | 2S X P 3H P | 2D X P 2N P |
      2S X P 3S P | 2H X P 3H P | 1H P P 2S P | 1C 1S P 2C P | 2C 2S P 2N P | 1C 1D 1H 2D 2H | P 1N 2C X P |
      P 1N P 2C X | P 1N P 2H X | P 1N 2C P 2D | P 1N P 3S P | 1S 1N P 2S P | 1C 1N P 3H P | 1S 1N P 3D P |
      1H 1N P 2N P | 1C 1N P 4N P | 1S 1N P 5N P | 1H 1N 2S 3N X | 1S P P 1N P | P 2N P 4N P |
      P 1S 4N X 6S | P 1S 3D X 3N | 1C 1H X 1N | P 1C 1S P 2S | P 1D P P 1S | P 1S P P 4H | P 1N 2C P 2D P |
      P P P 1S P 1N | P 1D P 1N | P P P 1C 1H 2C | P 1H 2C P 2H P | P P 1S P 2S P | P P 1D P 2D P |
      P P 1N P 2D P | P P 1N P 2S P | P P 1N P 2N P | 1N P 2C P 2S P | 1N P 2C P 2D P | P 1H 1N P 2C P |
      2C P 2D P 2N P | 2C P 2D P 3N P | P P 2C P 2D P | P P 2C P 2N P | P 2C P 3D P | 2H P 2N P 3H P |
      2S P 2N P 3C P | P P 1D X 2N 3H | P P 1D 1S 2D 2S | P 1S 2C 2S 3C | 1H 2S 3H 3S | 1S X XX 2H P P |
      P P 1D P 2N P | P P 1C P 1D P | 1H P 1S P | P P 1C P 1S P | 1D P 1N P 2H P | 2D P 2N P 3C 3S |
      P P 1N P P 2D P | 1N 2S P 2N P 3D P | 1S P 2S P P X 3S | P P 1S X P 2C P | 2S X P 2N P 3H P |
      1S X P 2C P 2H P | 1D P 2C X 2D P 3C | 2S X 3S X P | 2H X P 3H P 3S P | 1D X P 2D P 2H P |
      1C 1S P 2C P 2S P | P P 2D 2H 3D P P | P 1D 2C X P 2S | P P 1D 1H X P 1N | 1C 1D 1H P P |
      P 1N 2C P 2D P 2H | P 1N X XX P 2C P | P P 1C 1N P 2D P | 1S 1N P 2S P 3C P | 1H P P 1N P 2C P |
      1S P P 1N P 2S P | 1S P P 1N P 3S P | 1S P P 1N P 3D P | 1C P P 1N P 2N P | 1S P P 1N P 4N P |
      1S P P 1N P 5N P | 1S P P 1N X 6N P | P 2C P 2N P 3S P | P 2C P 2S P 2N P | 2C P 3D P 3N P |
      P 1H P 1S 3D 3S 3N | P 1N X 2D 2S P P | P 1S 2D X 2S P P | P 1D P 1H X 2D P P | 1D P 1H P 2C P 2S P |
      1C P 1D P 1H P 1S P | 1D P 2C P 2D P 3C P | 1S P 2H P 2S P 3H P | 1C P 1D P 1S P 2N P |
      1C P 1D P 1S P 3D P | 1D P 1H P 1S P 3H P | P P 1N P 2D P 2H P | P P 1N P 2H P 2S P |
      P P 1N P 2S P 3C P | 1N P 2D P 2H P 2N P | 1N P 2C P 2H P 3D P | 1N P 2C P 2D P 2S P |
      1N P 2D P 2H P 2S P | 1N P 2C P 2D P 5N P | P 1H 1N P 2C P 2S P | 1S 1N P 2C P 2D P |
      2C P 2D P 2N P 3C P | 2C P 2D P 2N P 3D P | 2C P 2D P 2N P 4N P | 2C P 2D P 3N P 4C P |
      2C P 2D P 3N P 4D P | 2C P 2D P 3N P 4N P | P P 2C P 2D P 2S P | P P 1D 1H X P 1N P |
      1C 1D X 2D 2H P | 1D 2C X P 2D P | P 1S 2S X P 3S P | P 1S 2H X P 3S P | P 1S 2S X P 2N P |
      P P 1C P 1S P 1N P | P P 1C P 1D P 1N P | P P 1C P 1D P 2N P | P P 1C P 1S P 2N P |
      P P 1D P 1S P 3H P | 1H P 1N P 3C P | P P 1C P 1N P 2C P | 1S P 1N P 3S P | P P 1D P 1S P 3D P |
      1S P 2D P 3S P | P P 1C P 1D P 1S P | 1S P 2C P 2H P | 1S P 1N P 2D P | 1C P 1D P 1H P |
      P P 1S P 2D P 3C P | P P 1D P 1H P 1S P | 1D P 1S P 2C P | 2D P 2N P 3C 3S X P | P P 3C X 4C P P X P |
      P P 2D X 3D P P X P | P P 1C X P 1S 2C X P | P 1S P 2H P 3C P 3H P | P 1N P 2C P 2D P 3S P |
      P 1N P 2C P 2H P 2N P | P P 1C 1N P 2D P 2H X | P 1C 1N P 2H P 2S P | 1S 1N P 2C P 2H P 3D P |
      1S 1N P 2C P 2D P 3S P | 1S 1N P 2C P 2D P 2S P | 1D 1N P 2D P 2H P 2S P | 1H 1N P 2C P 2S P 2N P |
      1S 1N P 2C P 2H P 2N P | 1S 1N P 2H P 2S P 5N P | 1S 1N P 2S P 3C P 3D P | 1S 1N P 2H P 2S P 3N P |
      1S 1N P 2C P 2H P 3N P | 1H P P 1N P 2C P 2S P | 1S P P 1N P 2C P 2D P | 1S P P 1N P 2S P 3C P |
      P 2N P 3C P 3H P 4N P | P 2N P 3C P 3H P 3N P | P 2N P 3C P 3D P 3S P | P 2N P 3H P 3S P 3N P |
      P 1C 1S P 2S P 3S P P | P 1S 4D P P | 1C 1S P 2C P 2S P P | 1D P 2D X P 2H P P | P 1D P P X P 1S P P |
      P 1S P P 2H X P P 3S | P 1N X 2D 2S P P X P | 2C P 2N P 3S P 4S P 5S P | P P P 1D P 2D P P X P |
      1D P P X P | 1H P 1S P 2C P 2D P 2N P | 1S P 2C P 2H P 3D P 3H P | 1C P 1D P 1S P 2H P 3C P |
      P P 1S P 2C P 2S P 2N P | P P 1N P 2S P 3C P 3D P | P 1N P 2H P 2S P 3N P | P 1N P 2C P 2H P 3N P |
      P 1H 1N P 2H P 2S P 2N P | P P 2C P 2D P 2S P 3C P | 1C 1S P 2C P 2S P P X P |
      1C P 1D P 1H P 1S X P 1N P | 1S P P 1N P 2C P 2H P 3D P | 1S P P 1N P 2C P 2D P 3S P |
      1S P P 1N P 2C P 2D P 2S P | 1D P P 1N P 2D P 2H P 2S P | 1S P P 1N P 2C P 2H P 2N P |
      1S P P 1N P 2H P 2S P 2N P | 1S P P 1N P 2H P 2S P 5N P | 1S P P 1N P 2S P 3C P 3D P |
      1S P P 1N P 2H P 2S P 3N P | 1S P P 1N P 2C P 2H P 3N P | P P P 1D P 2D P P X P 2H P |
      1D P P X P 1H P | P P 1H P 1S P 2C P 2H P 2N P | P P P 1C P 1H P P 1N P 2H P |
      2C P 2D P 3N P 4C P 4D P 6S P | P P 1D X P 2C P 2S P P X P | P 2C P 2D P 2N P 3C P 3H P 4N P |
      P 2C P 2D P 2N P 3C P 3H P 3N P | P 2C P 2D P 2N P 3C P 3D P 3H P | P 2C P 2D P 2N P 3H P 3S P 3N P |
      P P 1H P 1N P 3C P 3D P 4D P 4N P | P P P 1C P 1H P P 1N P 2H P 2S P | 1C P P 1N P 2D P 2H P |
      1C P 2D P 3C P 3H P 4H P 4N P 5S P 5N P | 1C P 2D P 3C P 3H P 4H P 4N P 5S P 5N P 6C P |
      1D P 1H P 3H P 4N P 5S P 5N P 6S P | 1C | 1D | 1H | 1S | 2D | 2H | 2S | 3C | 4C | P 1D P P |
      P 1D P 1S | 2C 2S P | 2C 2D P | 1S P P 2H P | P P 1S P | P P 1H P | P P 1C P | P P 1D P |
      1S X P 2H 2S | 1H 1S P 3S P | P 1D P 4D P | P P 1C P 3C P | P P 1C X 2N P | P P 2D P 3D P |
      1C P 1D P 3D P | 1S P 2C P 3C P | 1S P 2H P 3H P | 1D P 1H P 3H P | 1C P 1S P 4S P |
      P 2C P 2D P 3H P | 1N P 2D P 2H P 3C P | P P 1D P 1H P 2H P | P 1N P 2C P 2H P 3H P |
      P 1N P 2H P 2S P 4H P | 1S 1N P 2H P 2S P 3C P | 1S 1N P 2H P 2S P 4H P | P P 1D P 1H P 2C P 3C P |
      P 1H 1N P 2C P 2S P 3S P | P 1D P 1S P 2H P 3C P 3S P | 1S P P 1N P 2C P 2H P 3H P |
      1S P P 1N P 2H P 2S P 3C P | 1S P P 1N P 2H P 2S P 4H P | P P 2C P 2D P 2S P 3C P 3D P 4S P |
      1S P 3S P | P 1S X 2N P | 1H P 4D P | P 1S P 4C P | P 1S P 4H P | P 1H P 3S P | 2C 2D P 3D P |
      1H 1S P 2S P | P 3S P 4S P | 1N P 4C P 4H P | 3H P 4N P 5S P | 3S P 4N P 5S P |
      P P 1H P 1N P 3C P 3D P 4D P 4N P 5H P | 1D P 2H P 3H P 4N P 5D P | P 1D P 1S P 2D |
      P P P 1D P 2D P P | 1S P 2N P 3C P | P 1S P 2N P 3D P | P 1S P 2N P 3H P | 1H P 2N P 3S P |
      P 1H P 2N P 4C P | P P 1D 1H X P | P P 1D 2C X P | P 1S 2S X P | P 1S 3D X P | 1H P 1S P 2H P |
      P P 1C P 1D P 2C P | 1C P 1S P 2C P | P 1N P 2H P 3S P | P 2N P 3C P 3H P | 2N P 3C P 3D P |
      P P P 1D 1H 1N 2H | P 1D P 1S P 2H P | P P 1S P 2S P 3H P | P P 1S P 2S P 3C P | P P 1H P 2H P 3H P |
      P 1S 2H 2S P 2N P | P 1S P 2H P 2S P 3S P | P 2C P 2D P 2N P 3C P 3H P | P 2C P 2D P 2N P 3C P 3D P |
      2N P 3D P 3H P | 2C P 2D P 2N P 3D P 3H P | 1H X 3H | 1H 2C P 3C P | 1C 1S P 2S P 3S P |
      1S 2D 3D P 3S P | 1D 1N X | 1H 4D | 1C 2H 2S P | 1S P 2C P 2N P | 1D P 2C P 2N P | 1S P 2C P 2S P |
      1D 1S 2C P 2D P | 1H P 1S P 2D P | 1D 1S X P 2H 2S | 1C 1D 2D 3D P P | 1S 3D 3H 4D P P |
      1D 1S P 2C P | 1D 1H 1S 3H |
      4H X P | 1H 1S 3H | 1D 1H X P 3D P | 1C P 1H 1S P P X P
    `,
    only: {
      '1S': ['overcall/two hearts'],
      'P P 1C P': ['response/pass'],
      'P P 1D P': ['response/2N invitation passed'],
      'P P 1C X 1H 2D 2H': ['doubler/raise in competition'],
      '1S P 2C P 3C P': ['slam/blackwood'],
      'P 1S P 3S P': ['limit/pass'],
      'P 1S P 4D P': ['splinter/blackwood over short D'],
      'P 1C 1S P 2S P': ['overcaller/raised pass', 'overcaller/raised game'],
      '1S P 2C P 3C P 4S P': ['placed/pass'],
      'P 1N P 4C P 4D P': ['slam/own five, gerber'],
      'P P 1H P 1N P 3C P 3D P 4D P 4N P 5H P': ['slam/six'],
      'P 1S P 2N P 3C P': ['jacoby/ask over short C'],
      'P P 1D 2C X P': ['answer/five'],
      '1H P 2D P 2H P': ['again/same-3mine'],
      'P P 1N P 2D P 3H P': ['1N/super pass'],
      '2N P 3C P 3D P': ['2N/no fit'],
      'P 1S P 1N 2H': ['over/notrump second'],
      '1C P 1H P 2D P': ['again/reverse-own'],
      'P 1S P 2S P 3C P': ['try/game'],
      'P 1S P 2S P 2N P': ['try/game over 2N'],
      'P P 1D P 1H P 2H P 3H P': ['invited/4M'],
      '2C P 2D P 2N P 3C P 3S P': ['strong-2N/fit'],
      'P 2N P 3H P 3S P': ['2N/six slam', '2N/five slam'],
      'P 2C P 2D P 2N P 3H P 3S P': ['strong-2N/six slam', 'strong-2N/five slam'],
    },
  },
  standard: {
    auctions: `
      - | 2C | 1N | P 2C P | 1C P 1N | 1C 2C P | 1H 2H P | 1H 2H 3H | 1C 2N P | 1C X P | 3C X P | 1C X 4S |
      1C X 4H | 1C X 3H | 1H X 3H | 1C 1S P | 2S 3H P | 2C 3C P | 2C 2S P | 1C 1S 2C | 1D 2C P | 1C 1H P |
      3H P 4H P | 3D P 3N P | 1N P 2C P | 1N P 3S P | 1N P 2N P | 1H P 1N P | 1D P 1N P | 1S P 1N P |
      P 1C P 2S P | 2H P 2S P | P 1D P 3C P | P 2C P 2S P | P 2C P 2N P | P 2C P 2D P | P 1H P 4H P |
      P 1C P 1N P | 1H 2H P 2N P | 1H 2H P 3C P | 1H 2H 3H 4C P | 2H P 4H X P | 1C P 1S X 2C | 1C P P X P |
      1C P P X 4S | 1C P P X 4H | 1C P P X 3H | 1C X P 2S P | 1C X P 1S P | 1C X 3H 3S P | 1C X P 1D P |
      3C X P 3S P | 1C X P 2N P | 1C X P 1N P | 1C X P 2C P | 1C X P P 6S | 1H X 3H X P | 1C X P P 4S |
      1C X P 2S 3C | 1C X P 2S 2N | 1C P P 2S P | 1C P P 2D P | 1C 1S P 2C P | 1D 2C P 2D P | 1C 1S P 2S P |
      1D 2C P 3C P | 1C 1S P 3S P | 1C 1S P 2N P | 1C 1S P 2S 2N | 1C 1S P P 6S | 1C 1S P P 2C |
      3H P 4H P 4N P | 1N P 4C P 4D P | 3D P 3N P 4N P | 1H P 2S P 3S P | 1H P 1S P 1N P | 1H P 1S P 2N P |
      P 1C 1D X P 1H | P 2C P 2D P 2N P | P 2C P 2D P 2S P | P 2C P 2S P 3H P | P 2C P 2S P 3D P |
      P 2C P 2S P 2N P | 2C P 2H P 2S P | P 1C P 1S P 4S P | P 1H P 1S P 3C P | 1H P 2S P 3C P |
      1C P P X P 1S P | 1C P 1S X 2C 2H P | 1C X P 2N P 3S P | 1C X P 1S P 2H P | 1C P 1S X 2C P P |
      1C X P 2C P 2H P | 3H P 4H P 4N P 5C P | 3H P 4H P 4N P 5H P | 2C P 2H P 2S P 2N P |
      1H P 1S P 2S P 3S P | 1H P 3D P 3H P 3S P | 1H P 1S P 1N P 2N P | P 1H P 2H P P X 3H |
      P 2C P 2S P 3S P 4S P | P 2C P 2S P 3H P 3N P | P 1C P 2S P 3S P 4S P | P 1C P 1S P 2D P 3S P |
      P 1C P 1S P 2C P 3C P | P 1H P 1S P 2D P 3C P | P 1C P 1H P 1S P 1N P | P P 1C X P 1S 2C X P |
      3H P 4H P 4N P 5C P 5N P | 3H P 4H P 4N P 5C P 5N P 6C P | 3H P 4H P 4N P 5C P 5N P 6H P | 1C | 1D |
      1H | 1S | 2D | 2H | 2S | 3C | 4C | 1C P P | 1C P 1S | 1D P P | 1C P 2S | 1C P 2H | P 1H P 2H P P |
      3D P | 2H P | 1H P | 1S P | P 1C P | 1N P 4N P | 1H P 3H P | 1H P 2H P | 1H P 2N P | 1H P 1S P 3S P |
      1H P 1S P 2S P | 1H P 2S P 2N P | 1H P 3D P 3H P | 1H P 1S P 3H P | 1H P 1S P 2D P | 1H P 1N P 2S P |
      P 1C P 1H P 1S P | P 1D P 3C P 4C P | 1N P | 1H P 1S P | P 1C P 1S P | 1D P 1S P | P 1C P 1H P |
      P 1C P 1D P | 1H P 1S P 2H P | 1H P 2D P 2H P | 1N P 2C P 2H P | 1H P 2D P | 1H P 2C P | 1S P 2D P |
      P 1S P 2H P | P 1D P 2C P
    `,
    only: {
      '1S': ['overcall/two hearts'],
      '2H P': ['weak/pass'],
      '3H P': ['weak/aces'],
      'P 1C P': ['respond/pass'],
      'P 1N P 4N P': ['notrump/slam-five'],
      'P 1H P 3H P': ['raised/slam over a limit raise'],
      'P 1H P 2H P': ['raised/slam over a simple raise'],
      'P 1C P 2N P': ['rebid/2N-pass'],
      'P 1C P 1S P 3S P': ['raised/slam over opener’s jump raise'],
      'P 1C P 1S P 2S P': ['raised/slam over opener’s raise'],
      'P 1C P 2S P 2N P': ['shift/again'],
      'P 1C P 1S P 3C P': ['again/own-3N'],
      'P 1C P 1H P 1S P': ['again/fourth'],
      'P 1C P 2D P 4D P': ['third/minor-game'],
      'P 1N P': ['notrump/aces', 'notrump/weak-clubs'],
      'P 1C P 1S P': ['rebid/3N', 'rebid/1N'],
      'P 1C P 1S P 2C P': ['again/own-2N', 'again/own-pass'],
      'P 1N P 2C P 2H P': ['notrump/fit-six', 'notrump/no-fit-6N', 'notrump/no-fit-4N'],
      'P 1D P 2C P': ['rebid/two-3N', 'rebid/two-2N', 'rebid/two-rest'],
      'P 1H P 2D P': ['rebid/two-high'],
    },
    nowhere: ['respond/rest-2N'],
  },
  precision: {
    auctions: `
      - | 1C | 1N | 1H P | 1S P | P 1C P | P 2C P | P 1D P | 1D 2D P | 1H 2H P | 1H 2H 3H | 1D 2N P |
      1C P 1N | 1D P 1N | 1D X P | 4D X P | 3C X P | 1D X 4S | 1D X 4H | 1D X 3H | 1H X 3H | 1C 1S P |
      2S 3H P | 1D 1S P | 2D 3C P | 1D 1S 2D | 1C 2C P | 2C 2S P | 1C 1H P | 3H P 4H P | 3D P 3N P |
      1N P 2C P | 1N P 3S P | 1N P 2N P | 1H P 1N P | 1S P 1N P | P 1C P 1S P | 2D P 2S P | P 1C P 1N P |
      P 1C P 1D P | P 2C P 2S P | P 2C P 2N P | P 1H P 4H P | P 1D P 2S P | P 1D P 3C P | P 1D P 1N P |
      1H 2H P 2N P | 1H 2H P 3C P | 1H 2H 3H 4C P | 1D P 1N X 2H | 1D P P X P | 1D P P X 4S | 1D P P X 4H |
      1D P P X 3H | 1D X P 2S P | 1D X P 1S P | 1D X 3H 3S P | 1D X P 2C P | 3C X P 3S P | 1D X P 2N P |
      1D X P 1N P | 1D X P 2D P | 1D X P P 6S | 1H X 3H X P | 1D X P P 4S | 1D X P 2S 3D | 1D X P 2S 2N |
      1D P P 2S P | 1D P P 1S P | 1D 1S P 2D P | 1C 1S P 2S P | 1C 2C P 3C P | 1C 1S P 3S P | 1C 1S P 2N P |
      1C 1S P 2S 2N | 1C 1S P P 6S | 1C 1S P P 1N | 1C 1S P P 2C | 3H P 4H P 4N P | 1N P 4C P 4D P |
      3D P 3N P 4N P | 1H P 2S P 3S P | 1H P 1S P 1N P | 1H P 1S P 2N P | P 1C P 1S P 2S P |
      P 1C P 1S P 2H P | P 1C P 1S P 2D P | P 1C P 1N P 3C P | P 1C P 1D P 1N P | P 1C P 1D P 1S P |
      P 1C P 1D P 2D P | P 1D P 1S P 4S P | P 1H P 1S P 3C P | 1H P 2S P 3C P | 1D P P X P 1S P |
      1D X P 2N P 3S P | 1D X P 1S P 2H P | 1D P 1N X 2H P P | 1D X P 2D P 2H P | 1D P 1H 2C P 2H P |
      3H P 4H P 4N P 5C P | 3H P 4H P 4N P 5H P | 1H P 1S P 2S P 3S P | 1H P 3D P 3H P 3S P |
      1H P 1S P 1N P 2N P | P 1H P 2H P P X 3H | P 1C P 1S P 2S P 3S P | P 1C P 1S P 2S P 4S P |
      P 1C P 1S P 2H P 3N P | P 1C P 1S P 2H P 2N P | P 1C P 1D P 1N P 2N P | P 1C P 1D P 1S P 2H P |
      P 1D P 2S P 3S P 4S P | P 1D P 1S P 2H P 3S P | P 1D P 1S P 2D P 3D P | P 1H P 1S P 2D P 3C P |
      P 1D P 1H P 1S P 1N P | 3H P 4H P 4N P 5C P 5N P | 3H P 4H P 4N P 5C P 5N P 6C P |
      3H P 4H P 4N P 5C P 5N P 6H P | P P P 1D P P X P 1H P 2C 2D P P X P | 1D | 1H | 1S | 2C | 2D | 2H |
      2S | 3C | 4C | 1D P P | 1C P 1S | 1C P 2C | 1C P 2D | P 1H P 2H P P | 2D P | 3D P | 2H P | 1N P 4N P |
      1H P 3H P | 1H P 2H P | 1H P 2N P | 1H P 1S P 3S P | 1H P 1S P 2S P | 1H P 2S P 2N P |
      1H P 3D P 3H P | 1H P 1S P 3H P | 1H P 1S P 2H P | 1H P 2D P 2H P | 1H P 1S P 2D P | 1H P 1N P 2S P |
      P 1D P 1H P 1S P | P 1D P 3C P 4C P | 1N P | 1H P 1S P | P 1D P 1S P | P 1D P 1H P | 1N P 2C P 2H P |
      1C P 1N P 2C P 2H P | 1H P 2D P | 1H P 2C P | 1S P 2D P | P 1S P 2H P | P 1D P 2C P
    `,
    only: {
      '1S': ['overcall/two hearts'],
      '3D P': ['weak/3N-alone'],
      '3H P': ['weak/aces'],
      'P 1N P 4N P': ['notrump/slam-five'],
      'P 1H P 3H P': ['raised/slam over a limit raise'],
      'P 1H P 2H P': ['raised/slam over a simple raise'],
      'P 1D P 2N P': ['rebid/2N-pass'],
      'P 1D P 1S P 3S P': ['raised/slam over opener’s jump raise'],
      'P 1D P 1S P 2S P': ['raised/slam over opener’s raise'],
      'P 1D P 2S P 2N P': ['shift/again'],
      'P 1D P 1S P 3D P': ['again/own-3N'],
      'P 1D P 1S P 2C P': ['again/fourth'],
      'P 1D P 2C P 4C P': ['third/minor-game'],
      'P 1N P': ['notrump/aces', 'notrump/weak-clubs'],
      'P 1D P 1S P': ['rebid/3N', 'rebid/1N'],
      'P 1N P 2C P 2H P': ['notrump/fit-six', 'notrump/no-fit-6N', 'notrump/no-fit-4N'],
      'P 1D P 2C P': ['rebid/two-3N', 'rebid/two-2N', 'rebid/two-rest'],
      'P 1H P 2D P': ['rebid/two-high'],
    },
  },
  modern: {
    auctions: `
      1H P 4H | 4S X P |
      - | 2C | 1N | 1H P | 1S P | P 2C P | P 1C P | 1C P 1N | 1C 2C P | 1H 2H P | 1H 2H 3H | 1C 2N P |
      1C X P | 3C X P | 1C X 4S | 1C X 4H | 1C X 3H | 1H X 3H | 1C 1S P | 2S 3H P | 2C 3C P | 2C 2S P |
      1C 1S 2C | 1D 2C P | 1C 1H P | 3H P 4H P | 3D P 3N P | 1N P 2C P | 1N P 3S P | 1N P 2N P | 1H P 1N P |
      1D P 1N P | 1S P 1N P | 1H P 2D P | 1H P 2C P | 1S P 2D P | 1H P 2N P | P 1C P 2S P | 2H P 2S P |
      P 1D P 3C P | P 2C P 2S P | P 2C P 2N P | P 2C P 2D P | P 1H P 4H P | P 1C P 1N P | P 1S P 2H P |
      1H 2H P 2N P | 1H 2H P 3C P | 1H 2H 3H 4C P | 2H P 4H X P | 1C P 1S X 2C | 1C P P X P | 1C P P X 4S |
      1C P P X 4H | 1C P P X 3H | 1C X P 2S P | 1C X P 1S P | 1C X 3H 3S P | 1C X P 1D P | 3C X P 3S P |
      1C X P 2N P | 1C X P 1N P | 1C X P 2C P | 1C X P P 6S | 1H X 3H X P | 1C X P P 4S | 1C X P 2S 3C |
      1C X P 2S 2N | 1C P P 2S P | 1C P P 2D P | 1C 1S P 2C P | 1D 2C P 2D P | 1C 1S P 2S P | 1D 2C P 3C P |
      1C 1S P 3S P | 1C 1S P 2N P | 1C 1S P 2S 2N | 1C 1S P P 6S | 1C 1S P P 2C | 3H P 4H P 4N P |
      1N P 4C P 4D P | 3D P 3N P 4N P | 1H P 2S P 3S P | 1H P 1S P 1N P | 1H P 3D P 3H P | 1H P 1S P 3H P |
      P 1C 1D X P 1H | P 2C P 2D P 2N P | P 2C P 2D P 2S P | P 2C P 2S P 3H P | P 2C P 2S P 3D P |
      P 2C P 2S P 2N P | 2C P 2H P 2S P | P 1C P 1S P 4S P | P 1H P 1S P 3C P | 1H P 2S P 3C P |
      1H P 1S P 2D P | 1H P 1N P 2S P | P 1C P 1H P 1S P | 1C P P X P 1S P | 1C P 1S X 2C 2H P |
      1C X P 2N P 3S P | 1C X P 1S P 2H P | 1C P 1S X 2C P P | 1C X P 2C P 2H P | 3H P 4H P 4N P 5C P |
      3H P 4H P 4N P 5H P | 2C P 2H P 2S P 2N P | 1H P 1S P 2S P 3S P | 1H P 3D P 3H P 3S P |
      1H P 1S P 1N P 2N P | P 1H P 2H P P X 3H | P 2C P 2S P 3S P 4S P | P 2C P 2S P 3H P 3N P |
      P 1C P 2S P 3S P 4S P | P 1C P 1S P 2D P 3S P | P 1C P 1S P 2C P 3C P | P 1H P 1S P 2D P 3C P |
      P 1C P 1H P 1S P 1N P | P P 1C X P 1S 2C X P | 3H P 4H P 4N P 5C P 5N P |
      3H P 4H P 4N P 5C P 5N P 6C P | 3H P 4H P 4N P 5C P 5N P 6H P | 1C | 1D | 1H | 1S | 2D | 2H | 2S |
      3C | 4C | 1C P P | 1C P 1S | 1D P P | 1C P 2S | 1C P 2H | P 1H P 2H P P | 3D P | 2H P | 1N P 4N P |
      1H P 3H P | 1H P 2H P | 1H P 1S P 3S P | 1H P 1S P 2S P | 1H P 2S P 2N P | 1H P 1S P 2N P |
      P 1D P 3C P 4C P | 1N P | 1H P 1S P | P 1C P 1S P | 1D P 1S P | P 1C P 1H P | P 1C P 1D P |
      1H P 1S P 2H P | 1H P 2D P 2H P | 1N P 2C P 2H P
    `,
    only: {
      '1S': ['overcall/two hearts'],
      '2H P': ['weak/pass'],
      '3H P': ['weak/aces'],
      'P 1N P 4N P': ['notrump/slam-five'],
      'P 1H P 3H P': ['raised/slam over a limit raise'],
      'P 1H P 2H P': ['raised/slam over a simple raise'],
      'P 1C P 1S P 3S P': ['raised/slam over opener’s jump raise'],
      'P 1C P 1S P 2S P': ['raised/slam over opener’s raise'],
      'P 1C P 2S P 2N P': ['shift/again'],
      'P 1C P 2D P 4D P': ['third/minor-game'],
      'P 1N P': ['notrump/aces', 'notrump/weak-clubs'],
      'P 1C P 1S P': ['rebid/3N', 'rebid/1N'],
      'P 1C P 1S P 2C P': ['again/own-2N', 'again/own-pass'],
      'P 1N P 2C P 2H P': ['notrump/fit-six', 'notrump/no-fit-6N', 'notrump/no-fit-4N'],
    },
    nowhere: [
      'respond/rest-2N',
      'rebid/two-raise-3',
      'rebid/two-3N',
      'rebid/two-2N',
      'rebid/two-high',
      'rebid/two-rest',
    ],
  },
  'sayc dont': {
    auctions: `
      1N | 1N X P | 1N 2S P | 1N 2D P
    `,
  },
  'sayc natural-overcalls': {
    auctions: `
      1N
    `,
  },
  'sayc smolen': {
    auctions: `
      P 1N P 2C P 2D P | P 2N P 3C P 3D P | P 2N P 3C P 3D P 3H P | P 2N P 3C P 3D P 3S P |
      P 2N P 3C P 3D P 3H P 4S P | P 2N P 3C P 3D P 3H P 3N P | P 2N P 3C P 3D P 3S P 3N P
    `,
  },
  'sayc new-minor': {
    auctions: `
      P 1D P 1S P 1N P | P 1H P 1S P 1N P | P 1D P 1S P 1N P 2C P | P 1D P 1S P 1N P 2C P 3S P |
      P 1D P 1S P 1N P 2C P 2S P | P 1D P 1S P 1N P 2C P 2H P | P 1D P 1S P 1N P 2C P 3N P |
      P 1D P 1S P 1N P 2C P 2H P 3H P | P 1D P 1S P 1N P 2C P 2H P 3N P | P 1D P 1S P 1N P 2C P 2H P 2N P
    `,
  },
  'sayc rkcb-1430': {
    auctions: `
      P 3S P 4N P | P 3S P 4N P 5C P | P 3S P 4N P 5D P | P 3S P 4N P 5H P | P 3S P 4N P 5S P |
      3H P 4N P 5S P | 2C P 2S P 4N P 5C P | 3C P 4C P 4N P 5D P | 2C P 2S P 4N P 5D P |
      P 3S P 4N P 5C P 5D P | P 3S P 4N P 5C P 5D P 5S P | 3S P 4N P 5D P 5H P 5S P |
      3S P 4N P 5D P 5H P 6C P | P 3S P 4N P 5C P 5D P 5H P | P 3S P 4N P 5C P 5D P 6S P
    `,
  },
  'sayc two-over-one': {
    auctions: `
      P 1S P | P 1H P | P 1S P 1N P | P 1H P 1N P | P 1S P 1N P 2C P | P 1S P 1N P 2S P | P 1S P 1N P 2H P |
      P 1S P 1N P 2N P | P 1S P 2H P 3C P | P 2C P 2D P 2S P 3S P
    `,
  },
  'first-steps': {
    auctions: `
      - | 1D | 1N | 2D | 1H P | 1H 1S | 1N P | 2N P | 1C X | 2C P | 3N P | 1C P | 3C P | 1C 1D | 3H P | 1C 2H |
      1D 1S X | 1H X P | 1D P 1S P | 1S P 2D P | 1H P 2H P | 1S P 1N P | 1D P 3D P | 2H P 3C P | 1S P 2N P |
      1S P 3N P | 1C P 1D P | 1N P 2N P | 1N P 3H P | 2N P 3H P | 1H P 3H P | 1C P 2C P | 2N P 6N P |
      3C P 3N P | 2H P 3H P | 1N P 4N P | 1H P P 2C | 1C 1S 2D P | 1S 2H 4S P | 1D P 1H P 1S P |
      1D P 1H P 2H P | 3C P 3N P 4N P | 1C P 1D P 1N P | 1H P 1N P 3D P | 1D P 2C P 3C P | 1H X 2H P 3H X |
      1C P 1H P 2C P 3H P | 1C P 1D P 1N P 2N P | 1D P 1H P 2H P 3H P | 1C 1S P P X P | 1C 1S P 2S X P
    `,
  },
} satisfies Readonly<Record<string, BookAuctions>>

export const BOOK_AUCTIONS: Readonly<Record<string, BookAuctions>> = {
  ...LISTED,
  // It uses Standard American; its own auctions come first.
  'two-over-one': {
    auctions: `
      P P P 1S P | P P P 1S P 2C P | P P P 1S P 2C P 2D P | 1C P | 1D P | 1C P 2C P | 1D P 2D P | 1C P 2C P 2N P |
      1C P 2C P 2D P | 1D P 2D P 3D P | 1D P 3D P | 1D P 1S P 1N P | 1D P 1S P 1N P 2C P | 1D P 1S P 1N P 2D P |
      1D P 1S P 1N P 2C P 2D P | 1D P 1H P 1N P 2C P 2D P | 1D P 1H P 1N P 2C P 2D P 2H P |
      1D P 1S P 1N P 2D P 2S P | 1D P 1S P 1N P 2D P 2H P | 1D P 1S P 1N P 2D P 2N P | 1C P 1H 1S |
      1C P 1H X | 1C P 1D 1S | 1C P 1H 1S X P | 1N 2H | 1N 2H 2N P | 1N 2H 2N P 3C P | 1N 2H 2N P 3C P 3H P | 1N 2S 2N P 3C P 3S P |
      1N 2H 3N P | ${LISTED['sayc rkcb-1430'].auctions} | ${LISTED['sayc two-over-one'].auctions} |
      ${LISTED.sayc.auctions}
    `,
    only: LISTED.sayc.only,
  },
  'modern-acol': {
    auctions: `
      1C P | 1D P | 1H P | 1S P | 1D P 1H P | 1D P 1H P 1N P | 1D P 2N P | 1S P 2C P | 1S P 1N P | 1S P 2C P 2N P |
      1S P 2C P 2N P 3S P | 1N | 1N P 2C | 1N P 2C P 2H P 3H P | 1N 2C | 1N P P 2C P 2D P | P 1N 2C P 3H P | 1N P 3D P | 1N 2H | 1C 1D P P |
      1C 1H 1S 2D | ${LISTED['sayc rkcb-1430'].auctions} | ${LISTED.sayc.auctions}
    `,
    only: LISTED.sayc.only,
  },
  'forum-d': {
    auctions: `
      - | 2C P | 2D P | 2C P 2D P | 2D P 2H P | 2C P 2D P 2H P | 2C P 2D P 3C P | 2C P 2D P 2N P | 2D P 2H P 2N P |
      1C P | 1D P | 1C P 2N P | 1H P 1S P | 1H P 1S P 2N P | 1H P 1N P | 1H P 2C P | 1D P 2C P | 1N P 2C |
      1N | 1N 2C | ${LISTED['sayc rkcb-1430'].auctions} | ${LISTED['sayc new-minor'].auctions} | ${LISTED.sayc.auctions}
    `,
    only: LISTED.sayc.only,
  },
  'modern-acol benji': {
    auctions: '- | 2C P | 2D P | 2C P 2D P | 2D P 2H P | 2C P 2D P 2H P | 2C P 2D P 3C P',
  },
  'two-over-one bergen': { auctions: '1S P | 1S P 3C P | 1S P 3D P | 1S P 3S P' },
}
