import { describe, expect, it } from 'vitest'
import {
  indentBelow,
  indentTaken,
  lineLook,
  NOTHING_BEFORE,
  numberAt,
  stepped,
  TAKES_ITS_PLACE,
} from './line-look.ts'

/** Each stretch of the lines with its look. */
const looksOf = (text: string): readonly string[] => {
  let before = NOTHING_BEFORE
  return text.split('\n').flatMap((line) => {
    const { looks, next } = lineLook(line, before)
    before = next
    return looks.map(({ from, to, look }) => `${look} ${line.slice(from, to)}`)
  })
}

describe('the looks of a text', () => {
  it('are those of the head and of sections', () => {
    expect(looksOf('system: Mine\nstyle: notrump 12-14\n# Openings')).toEqual([
      ...['head system:', 'name  Mine', 'head style:', 'setting 12', 'setting 14'],
      'title # Openings',
    ])
  })
  it('tell calls, names, notes and reasons of a rule', () => {
    const rule = '  1S [opening/1S]: 5+ spades\n    artificial, shows hearts\n    "Five spades."'
    expect(looksOf(`when nobody has opened:\n${rule}`)).toEqual([
      ...['heading when nobody has opened:', 'S 1S', 'pip-S S', 'label  [opening/1S]', 'number 5'],
      ...['note artificial, shows hearts', 'reason "Five spades."'],
    ])
    expect(looksOf('after 1NT – (2D):')).toEqual([
      'heading after 1NT – (2D):',
      'NT 1NT',
      'D 2D',
      'pip-D D',
    ])
  })
  it('go on where a long line goes on', () => {
    expect(looksOf('2NT: balanced,\n    20-21 points\n  notrump,\n      forcing')).toEqual([
      ...['NT 2NT', 'number 20', 'number 21', 'note notrump,', 'note forcing'],
    ])
  })
  it('begin with a change anew', () => {
    expect(looksOf('change [opening/2C]:\n  2C: 22+ points; forcing; "Strong."')).toEqual([
      ...[
        'heading change ',
        'label [opening/2C]:',
        'C 2C',
        'pip-C C',
        'number 22',
        'note ; forcing; ',
      ],
      'reason "Strong."',
    ])
  })
})

describe('a number', () => {
  const at = (text: string, of: string) => numberAt(text, text.indexOf(of))?.value
  it('of a range or of the style can be changed', () => {
    expect(at('style: notrump 15-17', '15')).toBe(15)
    expect(at('style: notrump 15-17', '17')).toBe(17)
    expect(at('  1S: 13+ points, 5+ spades', '13')).toBe(13)
  })
  it('of a call, a name, a sentence or a level is none', () => {
    expect(at('  1S [third 2]: 13+ points', '1S')).toBeUndefined()
    expect(at('  1S [third 2]: 13+ points', '2]')).toBeUndefined()
    expect(at('    "With 15 points."', '15')).toBeUndefined()
    expect(at('language: 1', '1')).toBeUndefined()
  })
  it('ends at nought', () => {
    expect(stepped({ from: 0, to: 1, value: 0 }, -1)).toBeUndefined()
    expect(stepped({ from: 0, to: 1, value: 9 }, 1)).toBe('10')
  })
})

it('a new line stands where it is likely to go on', () => {
  const below = ['when nobody has opened:', '  1S: 13+ points', '    "Five."', '  ', '# One', '']
  expect(below.map(indentBelow)).toEqual([2, 2, 2, 0, 0, 0])
})
it('a rule comes out of the notes above it, and a reason goes in below its rule', () => {
  const notes = ['    artificial', '  2C: 22+ points', 'when nobody has opened:']
  expect(indentTaken('    2D:', notes)).toBe(2)
  expect(indentTaken('  2D:', notes)).toBe(2)
  expect(indentTaken('  "', ['  2C: 22+ points'])).toBe(4)
  expect(indentTaken('    "', notes)).toBeNull()
  expect(indentTaken('    2D:', ['', ...notes])).toBeNull()
  expect(indentTaken('  1S:', ['when nobody has opened:'])).toBeNull()
  const typed = [
    '    2D:',
    '  "',
    '  for each suit x, 2x [a] if in third seat:',
    '    forcing',
    '2D: 4+',
  ]
  expect(typed.map((line) => TAKES_ITS_PLACE.test(line))).toEqual([true, true, true, false, false])
})
