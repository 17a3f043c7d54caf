/** Whether a chance between two ends may be told as one figure. */
import type { Chance } from './chance.ts'

/** Ends that lie further apart tell no one figure: a nought and a one between them would pass for an even chance. */
const WIDE = 0.1
/** Whether a chance is known well enough to be told as one figure. */
export const isKnown = ({ chance, upTo = chance }: Chance): boolean => upTo - chance <= WIDE
export const middle = ({ chance, upTo = chance }: Chance): number => (chance + upTo) / 2
/** What a chance surely comes to: the figure where it is known, else its lower end. */
export const sureChance = (of: Chance): number => (isKnown(of) ? middle(of) : of.chance)
