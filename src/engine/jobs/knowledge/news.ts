/** The news of a line, act by act and in words: what the line above the steps tells. */
import { type NewsWords, newsWords, wholeNews } from '#explain/knowledge/news-words.ts'
import { defineJob, type Job } from '../../job.ts'
import type { KnowledgeInput } from './knowledge-input.ts'
import { lineKnown, newsOfLine } from './line-news.ts'

export interface ActInWords extends NewsWords {
  /** Events up to and with this one, calls first. */
  readonly at: number
  /** The sentence for readers aloud. */
  readonly aloud: string
}
export interface NewsProgress {
  /** Of the work under way, 0..1. */
  readonly share: number
}

/** Acts without news are left out. */
export const news: Job<KnowledgeInput, NewsProgress, readonly ActInWords[]> = function* (input) {
  const line = yield* lineKnown(input)
  return newsOfLine(input.view, line).flatMap(({ at, facts }) => {
    const words = newsWords(facts)
    return words === undefined ? [] : [{ ...words, at, aloud: wholeNews(words) }]
  })
}

export const job = defineJob({
  name: 'news',
  family: 'knowledge',
  weight: 'turn',
  systems: ['systems'],
  run: news,
})
declare module '../../registry.ts' {
  interface JobsByName {
    news: typeof news
  }
}
