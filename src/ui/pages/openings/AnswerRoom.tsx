/** The room of an answer that is still to come, so that nothing on the page moves when it does. */

/** How high the answer to the hand of a first visit is, below its panel's head: on a phone, a tablet, and wider. */
const ROOMS = {
  answer: 'h-266 max-[820px]:h-[1041px] max-phone:h-[1265px]',
  counts: 'h-73 max-phone:h-86',
  change: 'h-69.5 max-phone:h-71.5',
  whyNot: 'h-107 max-[820px]:h-83 max-phone:h-[563px]',
} as const

export function AnswerRoom({ of }: { readonly of: keyof typeof ROOMS }) {
  return <div aria-hidden="true" className={ROOMS[of]} />
}

/** The room of the answer itself, while a part of it stands already. */
export const ANSWER_ROOM = ROOMS.answer
