/** What is kept of lessons and of practice, and the ways to them. */
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { t } from '#core/text.ts'
import { keptHere } from '#store/index.ts'
import { lessons, openLessons } from '#store/lessons/lessons.ts'
import { Panel } from '../../kit/Panel.tsx'
import { tx } from '../../kit/tx.ts'

export function LearningPanel() {
  const { kept, attempts } = useStore(lessons)
  useEffect(() => {
    void openLessons(keptHere()?.storage())
  }, [])
  const begun = Object.keys(attempts).length
  return (
    <Panel id="library-learning" title={t`Lessons and practice`}>
      {kept.length > 0 && (
        <ul className="mb-2 ms-5 list-disc" aria-label={t`Lessons kept here`}>
          {kept.map(({ key, lesson }) => (
            <li key={key}>{lesson.title}</li>
          ))}
        </ul>
      )}
      <p>{tx`${(
        <Link
          href="/lessons"
          className="link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >{t`Lessons`}</Link>
      )}: ours, and those that you opened or made; ${begun === 0 ? t`none begun yet` : begun === 1 ? t`one begun` : t`${begun} begun`}.`}</p>
      <p className="mt-1">{tx`${(
        <Link
          href="/record"
          className="link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >{t`My record`}</Link>
      )}: every board that you play with robots, and what could have been known.`}</p>
      <p className="mt-1">{tx`${(
        <Link
          href="/practice"
          className="link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >{t`Practice`}</Link>
      )} keeps its own progress. A backup carries all three.`}</p>
    </Panel>
  )
}
