import type { Judged } from './judged.ts'

export const cardplay: Judged = {
  kept: [
    'a board in play has a position',
    'there is a contract to play',
    'all hands are known',
    'a robot has a card',
    'there was a contract to play',
    'a layout is a whole deal',
    'A shard is one of so many: 1/4 to 4/4.',
    '{0}, line {1}: {2}',
    'this is no JSON: perhaps the shard was cut off.',
    'this is no line of a simulation.',
    'this is not of the form {0}.',
    '{0} belongs to another question than {1}: shards agree in everything but the shard.',
    'the head of the simulation comes first.',
    'this is no layout.',
    'Layout {0} comes twice, again in {1}.',
    'There is nothing to merge.',
    '{0} of {1} layouts are missing, the first is layout {2}: a shard is not there yet.',
    'a layout that is reckoned with can have been played so',
  ],
  also: [],
}
