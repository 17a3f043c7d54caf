/** The last answers of a topic handed back to a teacher. */
import { useState } from 'react'
import { t } from '#core/text.ts'
import {
  ALL_TOPICS,
  HANDED_BACK,
  practiceResult,
  topicsAnswered,
  topicTitle,
} from '#practice/handed-in.ts'
import type { Progress } from '#practice/progress.ts'
import { ChoiceField, choices } from '../../kit/Field.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { HandBack } from '../../kit/HandBack.tsx'

export function HandBackPractice({ progress }: { readonly progress: Progress }) {
  const topics = topicsAnswered(progress)
  const [topic, setTopic] = useState(topics[0] ?? ALL_TOPICS)
  const [most, setMost] = useState<number>(HANDED_BACK[0])
  return (
    <div className="panel px-4 *:border-0">
      <Fold title={t`Hand back to a teacher`}>
        <div className="grid gap-3">
          <ChoiceField
            label={t`Topic`}
            options={choices([...topics, ALL_TOPICS], topicTitle)}
            value={topic}
            onChange={setTopic}
          />
          <ChoiceField
            label={t`The last answers`}
            options={choices(HANDED_BACK, String)}
            value={most}
            onChange={setMost}
          />
          <HandBack
            key={`${topic} ${most}`}
            title={topicTitle(topic)}
            made={(student) => ({
              of: 'practice',
              result: practiceResult(progress, topic, most, student),
            })}
          />
        </div>
      </Fold>
    </div>
  )
}
