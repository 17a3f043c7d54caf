/** *Practice*: what is due and how each topic stands; and a topic's questions, one after the other. */
import { useEffect, useState } from 'react'
import { Link, useRoute } from 'wouter'
import { t } from '#core/text.ts'
import { OWN_TOPIC, topicOfId } from '#practice/topics.ts'
import { openPractice, type PracticeStore } from '#store/practice/practice.ts'
import { PanelError } from '../../kit/Panel.tsx'
import { OwnSession } from './OwnSession.tsx'
import { PracticeHome } from './PracticeHome.tsx'
import { PracticeSession } from './PracticeSession.tsx'
import './practice.css'
import { NEXT, PRACTICE } from './place.ts'
import { PracticeContext } from './use-practice.ts'

export default function PracticePage() {
  const [practice, setPractice] = useState<PracticeStore>()
  useEffect(() => {
    let here = true
    void openPractice().then((opened) => {
      if (here) setPractice(opened)
    })
    return () => {
      here = false
    }
  }, [])
  const [, params] = useRoute('/practice/*?')
  const place = params?.['*'] ?? ''
  const topic = topicOfId(place)
  return (
    <main id="main" tabIndex={-1} className="page mx-auto w-full max-w-300 min-[821px]:grid-cols-1">
      {practice === undefined ? (
        <p role="status" className="panel-lead">{t`Opening your practice…`}</p>
      ) : (
        <PracticeContext value={practice}>
          {place === '' ? (
            <PracticeHome />
          ) : place === OWN_TOPIC.id ? (
            <OwnSession />
          ) : place === NEXT || topic !== undefined ? (
            <PracticeSession key={place} only={topic} />
          ) : (
            <div>
              <PanelError message={t`There is no topic “${place}” here. Choose another.`} />
              <Link
                href={PRACTICE}
                className="link inline-flex min-h-11 items-center"
              >{t`All topics`}</Link>
            </div>
          )}
        </PracticeContext>
      )}
    </main>
  )
}
