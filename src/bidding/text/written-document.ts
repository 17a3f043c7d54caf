/** From the data of a system that stands as text back to its document: how it is shown and copied. */
import type { Part, SystemText, TextRule } from './document.ts'
import { documentOf } from './document-of.ts'
import { labelsOf, styleOf, type WrittenSystem } from './written.ts'

export function documentOfWritten(written: WrittenSystem): SystemText {
  const { id, name, work, switches, doublesAsSaid, definitions, comments } = written
  const labels = labelsOf(written)
  const rules = written.rest.map((rest, i): TextRule => {
    const places = written.shows[i]!
    const above = written.above[i]
    return {
      ...rest,
      // A rule that stands instead of another keeps that one's name and has none of its own.
      ...(labels[i] === '' ? {} : { name: labels[i]! }),
      when: written.when[i]!,
      shows:
        typeof places === 'number'
          ? written.conditions[places]!
          : { kind: 'all', of: places.map((place) => written.conditions[place]!) },
      says: written.says[i]!,
      ...(above === undefined ? {} : { above }),
    }
  })
  let next = 0
  const parts = written.parts.flatMap((part): readonly Part[] => {
    if (typeof part === 'number') {
      next += part
      return rules.slice(next - part, next).map((rule) => ({ kind: 'rule', rule }))
    }
    const { comments: noted = [], ...rest } = part
    if ('title' in rest) return [{ kind: 'section', section: rest, comments: noted }]
    if ('program' in rest) {
      // A reader elsewhere has no program: what it makes is written out, in sections of its own where it has sources.
      const made = written.programs?.[rest.program] ?? []
      const sourced = made.some(({ source }) => source !== undefined)
      const whole = documentOf({ id, name, packages: [], rules: made })
      return whole.parts.filter(({ kind }) => sourced || kind !== 'section')
    }
    if ('edit' in rest) {
      next += rest.rules
      const its = rules.slice(next - rest.rules, next)
      const { edit: kind, name, dropped } = rest
      const only = dropped === undefined ? {} : { dropped }
      return [{ kind, name, rules: its, comments: noted, ...only }]
    }
    if ('system' in rest) {
      const { system, style, without } = rest
      const left = without === undefined ? {} : { without }
      const its = styleOf(style)
      return [{ kind: 'use', of: 'system', name: system, style: its, ...left, comments: noted }]
    }
    const { topic, style } = rest
    return [{ kind: 'use', of: 'topic', name: topic, style: styleOf(style), comments: noted }]
  })
  return {
    id,
    name,
    work,
    style: styleOf(written.style),
    switches,
    doublesAsSaid,
    definitions,
    parts,
    comments,
  }
}
