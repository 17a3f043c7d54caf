import type { Judged } from './judged.ts'

export const systemsOpeningStrategies: Judged = {
  kept: [
    'Stayman',
    'Blackwood',
    'Gerber',
    'Standard',
    'Precision',
    'Modern',
    'Standard American',
    '1 point',
    'The hand has {0}; a notrump bid needs at least {1} in every suit.',
    'The hand has {0}; a notrump bid has at most {1} in a major.',
    'The hand has {0}; {1} needs at least {2}.',
    'The hand has {0}; {1} has at most {2}.',
    'The hand has {0}, more than the {1} from which {2} is opened.',
    'The hand has {0} and {1}: enough for {2}.',
    'The hand has {0} and {1}, enough for {2}, and the strategy does not prefer {3}.',
    'The hand has {0} and {1}: a major comes before a minor, and this is enough for {2}.',
  ],
  also: [],
}
