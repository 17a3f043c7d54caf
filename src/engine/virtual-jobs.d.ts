/** What `build/jobs.mjs` makes of the files of the jobs. */
declare module 'virtual:jobs/weights' {
  type Weights = Readonly<Record<string, import('./registry.ts').Weight>>
  export const weights: Readonly<Record<import('./registry.ts').FamilyName, Weights>>
}
declare module 'virtual:jobs/families' {
  type Family = { readonly jobs: import('./job.ts').JobTable }
  export const families: Readonly<Record<import('./registry.ts').FamilyName, () => Promise<Family>>>
  /** By the name of a job, the fields of its input that name systems. */
  export const systems: Readonly<Record<string, readonly string[]>>
}
declare module 'virtual:jobs/all' {
  export const jobs: import('./registry.ts').Jobs
}
