import { t } from '#core/text.ts'

/** `10 tricks: just made`, `8 tricks: 2 down`. */
export function claimOutcome(total: number, need: number): string {
  const tricks = total === 1 ? t`1 trick` : t`${total} tricks`
  if (total === need) return t`${tricks}: just made`
  return total > need ? t`${tricks}: ${total - need} over` : t`${tricks}: ${need - total} down`
}
