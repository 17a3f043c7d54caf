import type { Judged } from './judged.ts'

export const uiDialogs: Judged = {
  kept: [
    'AK4.Q82.T976.J53',
    'PBN',
    'LIN',
    'JSON',
    'board{0}',
    '{0}-boards',
    'border-rule',
    'border-edge bg-panel',
    'border-rule',
    'border-edge bg-panel',
  ],
  also: [
    'points',
    'point',
    'HCP',
    'anything',
    'hands',
    '{0}, {1} cards',
    'call',
    'calls',
    'card',
    'cards',
  ],
}
