/** How an answer is marked, best first. */
export const GRADES = ['right', 'acceptable', 'near', 'wrong'] as const
/**
 * `acceptable`: not the one answer, yet one that the judge allows too. `near`: one limit away.
 * What these come to for each kind of question is told where it is marked.
 */
export type Grade = (typeof GRADES)[number]

/** Whether the answer would do at the table. */
export const isGood = (grade: Grade): boolean => grade === 'right' || grade === 'acceptable'

/** How far a plan may be behind the best to be as good as it, to do, and to be near: in chances, 0 to 1. */
const BEHIND = { right: 1e-9, acceptable: 0.02, near: 0.1 } as const
/** @param behind what the plan chosen is worth less than the best. */
export const gradeOfPlan = (behind: number): Grade =>
  behind <= BEHIND.right
    ? 'right'
    : behind <= BEHIND.acceptable
      ? 'acceptable'
      : behind <= BEHIND.near
        ? 'near'
        : 'wrong'
