/** Cards of one suit in letters. */
import { type Holding, parse } from '#core/holding.ts'

/** @throws Error where the text is no holding. */
export function held(text: string): Holding {
  const parsed = parse(text)
  if (!('holding' in parsed)) throw new Error(text)
  return parsed.holding
}
