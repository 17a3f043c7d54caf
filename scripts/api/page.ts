/**
 * docs/api.md, made from src/index.ts: each namespace with the first sentence of its module's
 * header and the names it exports.
 */
import { readFileSync } from 'node:fs'

const INTRODUCTION = `# The core as a library

Everything below the engine runs in Node without a browser. \`src/index.ts\` gathers it, one namespace per noun:

\`\`\`ts
import { auction, call, deal, hand, openbid, shuffle } from './src/index.ts'
\`\`\`

Meaning, units, ranges and sources stand in each function's docstring. \`npm run api\` writes this page; a test holds it
and \`src/index.ts\` together.
`

const firstSentence = (text: string): string => {
  const header = /^\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? ''
  const line = header.replace(/\n \* ?/g, ' ').trim()
  return (line.split(/(?<=[.;])\s/)[0] ?? '').replace(/;$/, '.').replaceAll('|', '\\|')
}

/** The exported names of a module, its re-exports included. */
const exportsOf = (text: string): readonly string[] => [
  ...Array.from(
    text.matchAll(/^export (?:const|(?:async )?function\*?|interface|type) (\w+)/gm),
    (m) => m[1] ?? '',
  ),
  ...Array.from(text.matchAll(/^export (?:type )?\{([^}]+)\}/gm), (m) => m[1] ?? '').flatMap(
    (names) =>
      names
        .split(',')
        .map((name) => name.replace(/\btype\b/, '').trim())
        .filter((name) => name !== ''),
  ),
]

/** The page as it should stand; read from the folder `root` of the project. */
export function apiPage(root: string): string {
  const source = (path: string) => readFileSync(`${root}/src/${path}`, 'utf8')
  const statements = source('index.ts').matchAll(
    /export (?:type )?(?:\* as (\w+)|\{ ([^}]+) \}) from '\.\/(.+)'/g,
  )
  let page = INTRODUCTION
  let layer = ''
  for (const [, namespace, names = '', path = ''] of statements) {
    const text = source(path)
    const folder = path.split('/')[0] ?? ''
    if (folder !== layer) {
      layer = folder
      page += `\n## ${layer}\n\n| name | module | what it is | exports |\n|---|---|---|---|\n`
    }
    const listed = namespace === undefined ? names.split(', ') : exportsOf(text)
    const row = [
      `\`${namespace ?? names}\``,
      `\`${path}\``,
      firstSentence(text),
      listed.map((name) => `\`${name}\``).join(' '),
    ]
    page += `| ${row.join(' | ')} |\n`
  }
  return page
}
