/**
 * How strong robots are. Levels differ in what a robot takes into account, never in how often it errs: the same seat
 * with the same cards in sight always plays the same.
 */

/**
 * `beginner`: rules of thumb for each card, top tricks counted, one suit at a time; no layout is drawn, partner hears
 * only whether a suit is liked, and calls are the system's. `club`: reckons with the calls and weighs cards over
 * fewer layouts, plans nothing ahead, and calls by its system alone. `strong`: everything there is.
 */
export const ROBOT_LEVELS = ['beginner', 'club', 'strong'] as const
export type RobotLevel = (typeof ROBOT_LEVELS)[number]

/** The system that robots of a level bid where nobody has chosen another. */
export const SYSTEM_AT: Readonly<Record<RobotLevel, string>> = {
  beginner: 'first-steps',
  club: 'sayc',
  strong: 'sayc',
}
