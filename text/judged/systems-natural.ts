import type { Judged } from './judged.ts'

export const systemsNatural: Judged = {
  kept: [
    // Names of rules.
    '1N/super game',
    '1N/super pass',
    'club contested/jump',
    'club contested/suit',
    'club contested/notrump',
    'club contested/double',
    'club contested/pass',
    'club doubled/positive',
    'club doubled/strength',
    'club doubled/negative',
    'none or all four',
    ' over 1H',
    ' over 2N',
    ' strong',
    // The same in every language.
    'Smolen',
    'Roman Key Card Blackwood, 1430',
  ],
  also: [],
}
