import type { Judged } from './judged.ts'

export const uiApp: Judged = {
  kept: [
    'Kibitzer',
    '400 1em "Inter Variable"',
    '400 1em "Source Serif 4 Variable"',
    'The app could not be kept for use offline.',
    'Kibitzer problem report',
    'version: {0}',
    'where: {0}',
    'error: {0}: {1}',
    'seed: {0}',
    'none (loaded or edited board)',
    'board: {0}',
    'no number',
    'cursor: {0} ({1})',
    'position: {0}',
    'position: could not be read ({0})',
    'browser: {0}',
    'stack: {0}',
    'none',
    'Nothing was asked of {0}.',
    'button, a[href], summary, input, [role="button"], [role="slider"]',
  ],
  also: [],
}
