/** Addresses of the page: `/practice`, a topic's questions, and whatever comes next. */

/** In place of a topic: what is due, of any topic. */
export const NEXT = 'next'
export const PRACTICE = '/practice'
export const practiceAddress = (place: string): string => `${PRACTICE}/${place}`
