/**
 * Standard errors to either side so that nineteen intervals in twenty hold the mean: Student's t, from five
 * degrees of freedom on good to a hundredth.
 * @param freedom from 1.
 */
export const studentErrors = (freedom: number): number => 1.96 + 2.4 / freedom + 3 / freedom ** 2
