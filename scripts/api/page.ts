/**
 * docs/api.md, made from src/index.ts: each namespace with its module and the first sentence of the
 * module's header.
 */
import { readFileSync } from 'node:fs'

const INTRODUCTION = `# The public API

Everything below the engine runs in Node without a browser. \`src/index.ts\` gathers it, one namespace for each noun:

\`\`\`ts
import { auction, call, deal, hand, openbid, shuffle } from './src/index.ts'
\`\`\`

\`examples/\` has three programs on it. Meaning, units, ranges and sources stand in each function's docstring. This page is
written by \`npx vitest run scripts/api -u\`, a test that holds it to \`src/index.ts\`.
`

const firstSentence = (text: string): string => {
  const header = /^\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? ''
  const line = header.replace(/\n \* ?/g, ' ').trim()
  return (line.split(/(?<=[.;:])\s/)[0] ?? '').replace(/[;:]$/, '.')
}

/** The page as it should stand; read from the folder `root` of the project. */
export function apiPage(root: string): string {
  const source = (path: string) => readFileSync(`${root}/src/${path}`, 'utf8')
  const statements = source('index.ts').matchAll(
    /export (?:type )?(?:\* as (\w+)|\{ ([^}]+) \}) from '\.\/(.+)'/g,
  )
  let page = INTRODUCTION
  let room = ''
  for (const [, namespace, names = '', path = ''] of statements) {
    const folder = path.split('/')[0] ?? ''
    if (folder !== room) page += `\n## ${folder}\n\n`
    room = folder
    page += `- \`${namespace ?? names}\`, \`${path}\`: ${firstSentence(source(path))}\n`
  }
  return page
}
