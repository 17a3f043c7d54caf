import type { Judged } from './judged.ts'

export const knowledgePosterior: Judged = {
  kept: ['few layouts', 'a constraint on whole hands is walked or bounded'],
  also: [],
}
