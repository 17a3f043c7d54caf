import { parseCall } from '#core/call.ts'
import { position } from '#store/selectors.ts'
import { createKibitzerStore } from '#store/store.ts'

/** The table after these calls on the first board of a seed, where North deals. */
export function tableAfter(...calls: string[]) {
  const { store, actions } = createKibitzerStore()
  actions.dealNew({ seed: [1, 9, 6, 7], number: 1 })
  for (const text of calls) {
    const call = parseCall(text)
    if (call === undefined || !actions.makeCall(call).ok) throw new Error(text)
  }
  return position(store.getState())
}
