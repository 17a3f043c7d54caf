/** Modules that are run when the app is built (build/evaluated.mjs). */
declare module '*/places.ts?evaluated' {
  /** By name of the part: one line an auction, how many rules in their order, and the calls before them. */
  const places: Readonly<Record<string, string>>
  export default places
}
declare module '*.system?evaluated' {
  /** A system that stands as text, read. */
  const written: import('./text/written.ts').WrittenSystem
  export default written
}
declare module '*.topic?evaluated' {
  /** A topic that stands as text, read. */
  const written: import('./text/written.ts').WrittenTopic
  export default written
}
declare module '*/as-rules.ts?evaluated' {
  /** The rules of a text, field by field. */
  const rules: typeof import('./natural/as-rules.ts').default
  export default rules
}
