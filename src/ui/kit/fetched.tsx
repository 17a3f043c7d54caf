/**
 * Parts of the page whose code is fetched when they are first drawn. Not React's `lazy`: whatever
 * stands behind a Suspense that has shown its fallback is held back for a third of a second.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** A part, and the way to fetch it before it is drawn. */
export interface FetchedPart<P> {
  readonly Component: ComponentType<P>
  /** Fails when the part cannot be fetched; asked again, it tries again. */
  readonly fetch: () => Promise<void>
}

type Found<P> =
  | { readonly kind: 'here'; readonly Component: ComponentType<P> }
  | { readonly kind: 'failed'; readonly error: unknown }

/**
 * @param load fetches the part.
 * @param waiting what stands in its place until it is there. A part that cannot be fetched throws
 *   where it is drawn, for the boundary around it.
 */
export function fetched<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): FetchedPart<P> {
  let here: Found<P> | undefined
  const fetch = async () => {
    here ??= { kind: 'here', Component: await load() }
  }
  function Fetched(props: P) {
    // What is there already is drawn at once.
    const [found, setFound] = useState(here)
    useEffect(() => {
      if (found !== undefined) return
      let gone = false
      fetch().then(
        () => gone || setFound(here),
        (error: unknown) => gone || setFound({ kind: 'failed', error }),
      )
      return () => {
        gone = true
      }
    }, [found])
    if (found === undefined) return waiting
    if (found.kind === 'failed') throw found.error
    return <found.Component {...props} />
  }
  return { Component: Fetched, fetch }
}

/** The same for a module that has the part alone. */
export const fetchedDefault = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  waiting?: ReactNode,
): FetchedPart<P> => fetched(async () => (await load()).default, waiting)
