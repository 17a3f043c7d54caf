/** Share links, both ways: a position to the text behind `#` in the address, and back. */
import type { Problem, Result } from '#core/result.ts'
import { decodeShare, encodeShare, type ShareState } from '#formats/index.ts'
import { inOneStep, type Job } from '../../job.ts'

export type LinkInput =
  | { readonly kind: 'encode'; readonly state: ShareState }
  | { readonly kind: 'decode'; readonly text: string }
export type LinkOutput =
  | { readonly kind: 'encoded'; readonly text: string }
  | { readonly kind: 'decoded'; readonly result: Result<ShareState, Problem> }

/** @see LinkInput */
export const linkJob: Job<LinkInput, never, LinkOutput> = inOneStep((input) => {
  return input.kind === 'encode'
    ? { kind: 'encoded', text: encodeShare(input.state) }
    : { kind: 'decoded', result: decodeShare(input.text) }
})
