/** What the tab of the browser and screen readers call what is shown: the page, or a thing on it with a name of its own. */
import { useEffect } from 'react'
import { t } from '#core/text.ts'

// Page and thing come in any order: a page’s code may be drawn before the address is told to the rest.
let page = document.title
let thing: string | undefined
const titled = (name: string): string => t`${name} – Kibitzer`
const show = (): void => {
  document.title = thing === undefined ? page : titled(thing)
}

/** @param name of the page; `undefined` for the first, whose title `index.html` has. */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    const first = page
    page = name === undefined ? first : titled(name)
    show()
    return () => {
      page = first
      show()
    }
  }, [name])
}

/** A title for a lesson, a topic: in place of the page’s while it is shown. `undefined` leaves that. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    thing = name
    show()
    return () => {
      if (thing === name) thing = undefined
      show()
    }
  }, [name])
}
