/** Cards of other programs, written for tests, and what must hold of every card. */
import { readCard } from '#bidding/text/cards/index.ts'
import { readSystem } from '#bidding/text/system.ts'
import { finish } from '#core/steps.ts'
import type { OtherCard } from '#core/system-text.ts'
import { switchesOf } from '#systems/library.ts'

export const BML = `#+TITLE: Thursday club
#+AUTHOR: Two of us

* Openings

Hands are counted as everybody does.

1C  16+ hcp, artificial, forcing
  1D  0--7 hcp, artificial
  1HS 5+ suit, 8+ hcp, GF
  1N  8+ hcp, balanced, GF
1D  2+!d, 11--15 hcp
1HS 5+ suit, 11--15 hcp
    may have a longer minor
1N  = 14-16 balanced
2C  6+!c or 5!c and 4!h/!s, 11--15 hcp
2HS Weak
2N  Artificial. 5-5 in the minors, 6-10 hcp
3X  6+ suit, 4-9 hcp, preemptive

* One notrump

#CUT after
2\\R  Transfer to !\\m
  2\\M Forced
#ENDCUT

1N---
2C Stayman
#PASTE after \\R=D \\m=h \\M=H
#PASTE after \\R=H \\m=s \\M=S

1D---
2D Transfer. 4+ major, 9+ hcp
2H Transfer. 5+!s, 9+ hcp

1N-2C;
2D No 4 card major
2H 4+ suit
2S 4+ suit
  3C
    3D Artificial game force, about 18+ hcp
    3H 4!h and 6+!c

#VUL Y0

#SEAT 12

(1N)---
D   15+
2C  4-4 majors, 8+ hcp
  (D)
    P 5+!c
    R Asking for the better major
nonsense here
`
export const BSS = `*00{Club card}=NYYYYYYStrong notrump
001N=NYYYYYY2 15-17 HCP, balanced
001NP2C=YYYYYYY508Stayman
001NP2D=YYYYYYYA08!H
001S=NYYYYYY25812-21 points
131S=NYYYYYY25810-21 points
001NX=what
*001N2D=NNYYNYY26810-15 hcp
*001N=NYYYYYY0their notrump
`
export const BBSA = `System type = 1
1NT opening range 12-14 = 1
1NT opening range 15-17 = 0
Blackwood 1430 = 1
Cappelletti = 0
SMOLEN = 1
Gerber = 1
Michaels Cuebid = 0
Gazzilli = 1
Kokish Relay = 0
Not defined = 0
broken line
Opponent type = 0
`
export const CC = `<cc filler="abc">
<E_names t="Ann &amp; Bob"/><E_1NTMin1 t="14"/><E_1NTMax1 t="16"/>
<E_2COther1 t="Or 9&#43; tricks"/>
<C_1430 c="y"/><C_gerber c="y"/>
<L_ls-akx-a l="y"/></cc>
`
export const CARDS: Readonly<Record<OtherCard['format'], string>> = {
  ...{ bml: BML, bss: BSS, bbsa: BBSA, cc: CC },
}

/** What does not hold of the card as it was read; `undefined` when all does. What its text uses is not looked at. */
export function cardFault(card: OtherCard): string | undefined {
  const { missed, text } = finish(readCard(card, switchesOf))
  const lines = card.text.split(/\r\n|\r|\n/).length
  for (const { line, message } of missed) {
    if (message === '') return 'nothing is said of what was missed'
    if (line < 1 || line > lines) return `line ${line} is not in the card: ${message}`
  }
  const [problem] = readSystem(text.replace(/^use .*$/m, '')).problems
  return problem && `line ${problem.line} of the text: ${problem.message}`
}
