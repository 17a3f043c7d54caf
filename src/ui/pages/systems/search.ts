/** Which rules a reader is looking for. Pure. */
import { callName, parseCall } from '#core/call.ts'
import { type BookRule, TOPIC_TITLES, type Topic } from '../../kit/addresses/topics.ts'

const hay = ({ label, says, call, topic, source }: BookRule): string =>
  [label, says, callName(call), TOPIC_TITLES[topic], source?.place ?? ''].join(' ').toLowerCase()

/** The rules of the topic that have every word; a word that is a call finds the rules that make it. */
export function searched(
  rules: readonly BookRule[],
  find: string,
  topic: Topic | undefined,
): readonly BookRule[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean)
  return rules.filter((one) => {
    if (topic !== undefined && one.topic !== topic) return false
    return words.every((word) => parseCall(word) === one.call || hay(one).includes(word))
  })
}
