/** Share links, both ways: a position, or a set of boards, to the text behind `#` in the address, and back. */
import type { BoardRecord } from '#core/record.ts'
import type { Problem, Result } from '#core/result.ts'
import {
  decodeSet,
  decodeShare,
  encodeSet,
  encodeShare,
  fitShare,
  isSet,
  type ShareState,
} from '#formats/index.ts'
import { defineJob, inOneStep, type Job } from '../../job.ts'

export type LinkInput =
  | { readonly kind: 'encode'; readonly state: ShareState }
  | { readonly kind: 'encode-set'; readonly records: readonly Pick<BoardRecord, 'board'>[] }
  | { readonly kind: 'decode'; readonly text: string }
export type LinkOutput =
  /** `cut` says in words what of the position the link leaves out. */
  | { readonly kind: 'encoded'; readonly text: string; readonly cut: readonly string[] }
  | { readonly kind: 'encoded-set'; readonly result: Result<string, Problem> }
  | { readonly kind: 'decoded'; readonly result: Result<ShareState, Problem> }
  | { readonly kind: 'decoded-set'; readonly result: Result<readonly BoardRecord[], Problem> }

/** @see LinkInput */
export const linkJob: Job<LinkInput, never, LinkOutput> = inOneStep((input) => {
  if (input.kind === 'encode-set') return { kind: 'encoded-set', result: encodeSet(input.records) }
  if (input.kind === 'decode')
    return isSet(input.text)
      ? { kind: 'decoded-set', result: decodeSet(input.text) }
      : { kind: 'decoded', result: decodeShare(input.text) }
  const { state, cut } = fitShare(input.state)
  return { kind: 'encoded', text: encodeShare(state), cut }
})

export const job = defineJob({ name: 'link', family: 'table', weight: 'quick', run: linkJob })
declare module '../../registry.ts' {
  interface JobsByName {
    link: typeof linkJob
  }
}
