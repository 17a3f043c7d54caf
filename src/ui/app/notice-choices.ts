/** What the buttons of a notice do, by the id the store gives them. */
import { actions } from '#store/index.ts'

const CHOICES: Readonly<Record<string, () => void>> = {
  'deal-new': () => {
    actions.dealNew()
  },
  reload: () => location.reload(),
}

/** Runs the choice, when it is one we know, and takes the notice away. */
export function runNoticeChoice(choice: string, notice: string): void {
  if (Object.hasOwn(CHOICES, choice)) CHOICES[choice]?.()
  actions.dismissNotice(notice)
}
