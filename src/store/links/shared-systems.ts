/** Systems of one’s own that a link brings: they go to the reader’s own systems, and that is told. */
import type { SystemRef, SystemRefs } from '#core/system-ref.ts'
import { systemTextName } from '#core/system-text.ts'
import { t } from '#core/text.ts'
import type { KibitzerStore } from '../store.ts'

const NOTICE = 'share-link-own-systems'

/** What both sides play, as a link says it, with each text under the id that it has here. */
export function takenSystems({ actions, store }: KibitzerStore, systems: SystemRefs): SystemRefs {
  const tell = (tone: 'note' | 'warning', message: string, id?: string) =>
    actions.addNotice({
      id: `${NOTICE} ${id ?? ''}`,
      tone,
      message,
      choices:
        id === undefined ? [] : [{ id: NOTICE, label: t`Look at it`, address: `#/systems/${id}` }],
    })
  // Never under the sender’s id: the reader may have another system of that id.
  const taken = (ref: SystemRef): SystemRef => {
    const { text, ...named } = ref
    if (text === undefined) return ref
    const here = store.getState().ownSystems.list.find(({ plays }) => plays === text)
    if (here !== undefined) return { ...named, id: here.id }
    const kept = actions.keepOwnSystem({ text })
    if (!kept.ok) {
      // The board keeps it, so that its calls are explained all the same.
      tell('warning', t`The system of the link is used on its board alone. ${kept.error.message}`)
      return ref
    }
    tell(
      'note',
      t`The link brought the system “${systemTextName(text)}”: it is among your systems now.`,
      kept.value,
    )
    return { ...named, id: kept.value }
  }
  return [taken(systems[0]), taken(systems[1])]
}
