/** How an answer is marked, best first. */
export const GRADES = ['right', 'acceptable', 'near', 'wrong'] as const
/**
 * `acceptable`: not the one answer, yet one that the judge allows too. `near`: one limit away.
 * What these come to for each kind of question is told where it is marked.
 */
export type Grade = (typeof GRADES)[number]

/** Whether the answer would do at the table. */
export const isGood = (grade: Grade): boolean => grade === 'right' || grade === 'acceptable'
