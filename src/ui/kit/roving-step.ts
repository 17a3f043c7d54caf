/** How far a key moves within a group of buttons; `undefined` when the key is not the group's. Pure. */
export function rovingStep(key: string, page: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return -1
    case 'ArrowDown':
      return 1
    case 'PageUp':
      return page === 0 ? undefined : -page
    case 'PageDown':
      return page === 0 ? undefined : page
    default:
      return undefined
  }
}
