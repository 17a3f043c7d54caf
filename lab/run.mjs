/**
 * Runs a program of the lab: `npm run lab -- NAME [arguments …]`; without a name it lists them all. A program
 * is a folder with an `index.ts` or a file `NAME.mjs`, and the first sentence of its header says what it is for.
 * Programs run at the top of the project, whatever folder they stand in. The exit code is the program's.
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

const lab = dirname(fileURLToPath(import.meta.url))

/** @typedef {{ name: string, file: string, what: string }} Program */

/** @param {string} file */
const firstSentence = (file) => {
  const header = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  const text = header.replace(/\n \* ?/g, ' ').trim()
  return text.split(/(?<=\.)\s/)[0] ?? ''
}

/** @returns {Program[]} by name. */
export const programs = () =>
  readdirSync(lab, { withFileTypes: true })
    .flatMap((entry) => {
      const [name, file] = entry.isDirectory()
        ? [entry.name, join(lab, entry.name, 'index.ts')]
        : [entry.name.replace(/\.mjs$/, ''), join(lab, entry.name)]
      const is = entry.isDirectory() ? existsSync(file) : /^(?!run\.).*\.mjs$/.test(entry.name)
      return is ? [{ name, file, what: firstSentence(file) }] : []
    })
    .sort((one, other) => one.name.localeCompare(other.name))

if (argv[1] !== undefined && resolve(argv[1]) === fileURLToPath(import.meta.url)) {
  const [asked, ...given] = argv.slice(2)
  const all = programs()
  const program = all.find(({ name }) => name === asked)
  if (program === undefined) {
    const longest = Math.max(...all.map(({ name }) => name.length))
    const list = all.map(({ name, what }) => `  ${name.padEnd(longest)}  ${what}`).join('\n')
    const text = `Usage: npm run lab -- NAME [arguments …]\n\n${list}`
    if (asked === undefined) console.log(text)
    else {
      console.error(`There is no program “${asked}” in the lab.\n${text}`)
      process.exitCode = 2
    }
  } else {
    const runner = program.file.endsWith('.ts') ? [join(lab, '../scripts/run.mjs')] : []
    const child = spawn(process.execPath, [...runner, program.file, ...given], {
      cwd: join(lab, '..'),
      stdio: 'inherit',
    })
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => child.kill(signal))
    }
    child.on('exit', (code, signal) => {
      if (signal !== null) console.error(`${program.name} ended by ${signal}.`)
      process.exit(code ?? 1)
    })
  }
}
