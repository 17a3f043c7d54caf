/** The question to a class at the host’s page: who was told what of it, and the answers that come in. */
import { type AskedClass, answerTo, viewFor, writeClassView } from './question.ts'
import { HOST } from './room-data.ts'
import type { Desk } from './sessions.ts'

export function createClassDesk({ data, tell }: Desk) {
  /** What each page was last told of the question. */
  const toldTo = new Map<string, string>()
  /** To each for whom something of it has changed. */
  const tellAll = (): void => {
    const { asked, people } = data()
    for (const { id, place } of people) {
      if (id === HOST || place.kind === 'out') continue
      const view = asked === undefined ? null : writeClassView(viewFor(asked, id))
      const text = JSON.stringify(view)
      if ((toldTo.get(id) ?? 'null') === text) continue
      if (tell(id, ['class', view])) toldTo.set(id, text)
    }
  }
  return {
    tell: tellAll,
    /** To a page that may have lost some of it. */
    tellAgain: (id: string): void => {
      toldTo.delete(id)
      tellAll()
    },
    /**
     * The question with a page’s answer to it, `undefined` where that counts for nothing: it is none, or it came late,
     * after another question or what was shown.
     */
    answered: (id: string, n: number, text: string): AskedClass | undefined => {
      const { asked } = data()
      if (asked === undefined || asked.question.n !== n || asked.shown !== undefined)
        return undefined
      const given = answerTo(asked.question.subject, text)
      if (given === undefined) return undefined
      const others = asked.answers.filter(([one]) => one !== id)
      return { ...asked, answers: [...others, [id, given]] }
    },
  }
}
