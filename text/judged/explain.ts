import type { Judged } from './judged.ts'

export const explain: Judged = {
  kept: ['Blackwood', 'Cappelletti', 'Gerber', 'Jacoby', 'Michaels', 'Smolen', 'Stayman', 'door'],
  also: ['{0}’s'],
}
