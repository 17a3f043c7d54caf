/** Share links, both ways: a position to the text behind `#` in the address, and back. */
import type { Problem, Result } from '#core/result.ts'
import { decodeShare, encodeShare, fitShare, type ShareState } from '#formats/index.ts'
import { defineJob, inOneStep, type Job } from '../../job.ts'

export type LinkInput =
  | { readonly kind: 'encode'; readonly state: ShareState }
  | { readonly kind: 'decode'; readonly text: string }
export type LinkOutput =
  /** `cut` says in words what of the position the link leaves out. */
  | { readonly kind: 'encoded'; readonly text: string; readonly cut: readonly string[] }
  | { readonly kind: 'decoded'; readonly result: Result<ShareState, Problem> }

/** @see LinkInput */
export const linkJob: Job<LinkInput, never, LinkOutput> = inOneStep((input) => {
  if (input.kind === 'decode') return { kind: 'decoded', result: decodeShare(input.text) }
  const { state, cut } = fitShare(input.state)
  return { kind: 'encoded', text: encodeShare(state), cut }
})

export const job = defineJob({ name: 'link', family: 'table', weight: 'quick', run: linkJob })
declare module '../../registry.ts' {
  interface JobsByName {
    link: typeof linkJob
  }
}
