/**
 * The kinds of fixture that can be checked; each is a file of its own, loaded only when asked for.
 * To add one: write `<kind>.ts` beside this file with `export const conformance: ConformanceKind`
 * and add its line here.
 */
import type { ConformanceKind } from './harness.ts'

export const KINDS = {
  score: async (): Promise<ConformanceKind> => (await import('./score.ts')).conformance,
  legality: async (): Promise<ConformanceKind> => (await import('./legality.ts')).conformance,
  openbid: async (): Promise<ConformanceKind> => (await import('./openbid.ts')).conformance,
  bounds: async (): Promise<ConformanceKind> => (await import('./bounds.ts')).conformance,
  formats: async (): Promise<ConformanceKind> => (await import('./formats.ts')).conformance,
  auction: async (): Promise<ConformanceKind> => (await import('./auction.ts')).conformance,
  strategy: async (): Promise<ConformanceKind> => (await import('./strategy.ts')).conformance,
  suits: async (): Promise<ConformanceKind> => (await import('./suits.ts')).conformance,
  endings: async (): Promise<ConformanceKind> => (await import('./endings.ts')).conformance,
  makeable: async (): Promise<ConformanceKind> => (await import('./makeable.ts')).conformance,
  dds: async (): Promise<ConformanceKind> => (await import('./dds.ts')).conformance,
} as const satisfies Readonly<Record<string, () => Promise<ConformanceKind>>>
