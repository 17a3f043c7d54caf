import { describe, expect, it } from 'vitest'
import { callCode } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { format as formatDeal } from '#core/deal.ts'
import { finish } from '#core/steps.ts'
import type { FileContent, FileRecord } from '../format.ts'
import { readLinHand } from './hands.ts'
import { readLin } from './read.ts'
import { writeLin } from './write.ts'

const MD = 'md|3SJT953HKT43D94CKJ,S6HQ875DJ83CQT982,SKQ842HA9DAQ5CA73,|'
const read = (text: string): FileContent => finish(readLin(text))
const one = (content: FileContent): FileRecord => {
  expect(content.boards).toHaveLength(1)
  return content.boards[0]!
}
const calls = (record: FileRecord): string => record.calls.map((c) => callCode(c.call)).join(' ')
const cards = (record: FileRecord): string => record.cards.map(cardCode).join(' ')
const faults = (content: FileContent): string[] =>
  content.problems.map((p) => `${p.line}:${p.column} ${p.code}`)

describe('LIN hands', () => {
  it('come from South, with ranks in either order, T or 10, and the fourth worked out', () => {
    const a = one(read('md|3S359TJH34TKD49CJK,s6hQ875dJ83cQ10982,SKQ842HA9DAQ5CA73|'))
    expect(formatDeal(a.board.deal)).toBe(
      'N:KQ842.A9.AQ5.A73 A7.J62.KT762.654 JT953.KT43.94.KJ 6.Q875.J83.QT982',
    )
    expect(a.board.dealer).toBe(0)
    expect(one(read('md|1SAK,,,|')).board).toMatchObject({
      dealer: 2,
      deal: [undefined, undefined, expect.anything(), undefined],
    })
  })
  it('are refused with their place', () => {
    const fault = (md: string) => {
      const content = read(`\nmd|${md}|mb|1C|`)
      return [content.boards.length, ...faults(content)]
    }
    expect(fault('1SAKHQ,SAH2,,')).toEqual([0, '2:11 deal/duplicate'])
    expect(fault('1SAKA')).toEqual([0, '2:8 hand/duplicate'])
    expect(fault('1SAxK')).toEqual([0, '2:7 hand/rank'])
    expect(fault('1AK')).toEqual([0, '2:5 hand/suits'])
    expect(fault('1SA,SK,SQ,SJ,ST')).toEqual([0, '2:17 deal/fifth-hand'])
    expect(fault('1SAKQJT98765432,HAKQJT9876543,,')).toEqual([0, '2:20 deal/missing'])
    expect(readLinHand('S10 H2 D- C')).toMatchObject({ ok: true })
  })
})

describe('LIN boards', () => {
  it('read calls in one run or apart, alerts, explanations and the claim', () => {
    const record = one(
      read(
        `qx|o12|pn|So,We,No,Ea|st||${MD}rh||ah|Board 12|sv|n|mb|1S!|an|five|mb|p2Spp|mb|p|pg||pc|D2|pc|d4|pc|D3DA|pg||mc|9|pg||`,
      ),
    )
    expect(calls(record)).toBe('1S P 2S P P P')
    expect(record.calls[0]).toEqual({ call: 4, alert: true, note: 'five' })
    expect(record.board).toMatchObject({ number: 12, vulnerability: 'NS', dealer: 0 })
    expect(record.players).toEqual({ 0: 'No', 1: 'Ea', 2: 'So', 3: 'We' })
    expect(record.room).toBe('open')
    expect(cards(record)).toBe('D2 D4 D3 DA')
    expect(record.claim).toEqual({ seat: 0, declarerTricks: 9 })
  })
  it('take the second four names for the closed room, and names until others come', () => {
    const content = read(`pn|a,b,c,d,e,f,g,h|qx|o1|${MD}qx|c1|${MD}`)
    expect(content.boards.map((b) => b.players?.[2])).toEqual(['a', 'e'])
  })
  it('pass over junk and keep unknown pairs where they stood', () => {
    const text = `vg|Match,x|\nhello junk ${MD}sv|o|mb|1S|nt|a: nice|mb|p|zz|7|\n??? mb|p|mb|p|pc|D2|nt|b: oh|pg||`
    const content = read(text)
    expect(content.problems).toEqual([])
    const record = one(content)
    expect(record.kept?.kind === 'lin' && record.kept.pairs).toEqual([
      { at: -1, key: 'vg', value: 'Match,x' },
      { at: 1, key: 'nt', value: 'a: nice' },
      { at: 2, key: 'zz', value: '7' },
      { at: 5, key: 'nt', value: 'b: oh' },
    ])
    expect(one(read(finish(writeLin([record])).text))).toEqual(record)
  })
  it('cut at the first unlawful call, card or claim and say where', () => {
    const cut = (rest: string) => {
      const content = read(`${MD}\n${rest}`)
      const record = one(content)
      return [calls(record), cards(record), ...faults(content)]
    }
    expect(cut('mb|1S|mb|p|mb|1C|mb|p|pc|D2|')).toEqual(['1S P', '', '2:15 call/insufficient'])
    expect(cut('mb|1Spq|')).toEqual(['1S P', '', '2:7 lin/call'])
    expect(cut('mb|1Sppp|pc|D2|pc|HK|pc|DA|')).toEqual(['1S P P P', 'D2', '2:19 play/revoke'])
    expect(cut('mb|1Sppp|pc|D2D4D3S1|')).toEqual(['1S P P P', 'D2 D4 D3', '2:19 lin/card'])
    expect(cut('mb|1Sppp|pc|D2|mc|14|')).toEqual(['1S P P P', 'D2', '2:19 lin/claim'])
    expect(cut('mb|1Spp|pc|D2|')).toEqual(['1S P P', '', '2:12 lin/no-contract'])
    expect(faults(read('mb|1C|'))).toEqual(['1:4 lin/no-deal'])
    expect(faults(read(`${MD}sv|x|`))).toEqual([`1:${MD.length + 4} lin/vulnerable`])
  })
})
