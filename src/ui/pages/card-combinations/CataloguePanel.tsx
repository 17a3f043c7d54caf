/** The catalogue: every 13-card combination, searched by its cards and by the chance of a target. */

import { useMemo } from 'react'
import { format } from '#core/holding.ts'
import { grouped } from '#core/locale.ts'
import { t } from '#core/text.ts'
import { useJob } from '../../ask/use-job.ts'
import { useTableFile } from '../../ask/use-table-file.ts'
import {
  NO_SEARCH,
  type Search,
  searchOf,
  searchText,
  typedCards,
  typedCount,
} from '../../inspector/suit/find-text.ts'
import { chanceText, holdingText, tricksText } from '../../inspector/suit/suit-words.ts'
import { TextField } from '../../kit/Field.tsx'
import { Heads } from '../../kit/Heads.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useKept } from '../../kit/use-kept.ts'

export interface CataloguePanelProps {
  readonly find: string | undefined
  readonly onFind: (find: string | undefined) => void
  /** Puts a combination on the page. */
  readonly onOpen: (north: string, south: string, goal: number | undefined) => void
}

const PAGE = 25

/** Searches to begin with. */
const EXAMPLES: readonly { readonly words: string; readonly search: Partial<Search> }[] = [
  {
    words: t`Seven cards, three tricks in about half the deals`,
    search: { cards: '7', goal: '3', chance: '50' },
  },
  {
    words: t`Nine cards without the king, all five tricks`,
    search: { cards: '9', longer: '5', with: 'AQ', without: 'K', goal: '5' },
  },
  { words: t`AKJ opposite anything, in eight cards`, search: { cards: '8', with: 'AKJ' } },
]

interface Fields {
  readonly problems: Partial<Record<keyof Search, string>>
  readonly query: {
    readonly cards?: number
    readonly longer?: number
    readonly with?: ReturnType<typeof typedCards> & number
    readonly without?: ReturnType<typeof typedCards> & number
    readonly goal?: number
    readonly chance?: number
  }
}

/** Reads the fields; one that is wrong is named and left out of the search. */
function fieldsOf(search: Search): Fields {
  const problems: Partial<Record<keyof Search, string>> = {}
  const query: Record<string, number> = {}
  const count = (name: 'cards' | 'longer' | 'goal', least: number, most: number) => {
    const value = typedCount(search[name], least, most)
    if (value === 'bad') problems[name] = t`A whole number from ${least} to ${most}.`
    else if (value !== undefined) query[name] = value
  }
  count('cards', 1, 13)
  count('longer', 1, 13)
  count('goal', 1, 13)
  for (const name of ['with', 'without'] as const) {
    const cards = typedCards(search[name])
    if (cards === 'bad') problems[name] = t`Cards as A K Q J T 9 … 2, each once.`
    else if (cards !== undefined) query[name] = cards
  }
  if (search.chance.trim() !== '') {
    const chance = Number(search.chance)
    if (!(chance >= 0 && chance <= 100)) problems.chance = t`A percentage from 0 to 100.`
    else query['chance'] = chance / 100
  }
  return { problems, query }
}

/** The target that a row is about: the one asked for, else the highest in doubt; 0 where nothing is. */
const goalOf = (row: {
  readonly goal: number | undefined
  readonly atLeast: readonly number[]
}): number => row.goal ?? row.atLeast.findLastIndex((p) => p > 0 && p < 1) + 1

export function CataloguePanel({ find, onFind, onOpen }: CataloguePanelProps) {
  const file = useTableFile(true)
  const search = useMemo(() => searchOf(find), [find])
  const { problems, query } = useMemo(() => fieldsOf(search), [search])
  const asked = typedCount(search.page, 1, 99999)
  const page = typeof asked === 'number' ? asked - 1 : 0
  const input = useMemo(
    () =>
      file.bytes &&
      ({ ask: 'search', bytes: file.bytes, query, from: page * PAGE, count: PAGE } as const),
    [file.bytes, query, page],
  )
  const job = useJob('catalogue', input, `${JSON.stringify(query)} ${page}`)
  const answer = useKept(job.value)
  const error = file.error ?? job.failed
  const found = answer.value
  // A column that has nothing to say takes the room of those that have.
  const wanted = found?.rows.some((row) => goalOf(row) > 0) === true
  const gaps = found?.rows.some((row) => row.gap !== undefined) === true
  const pages = Math.ceil((found?.found ?? 0) / PAGE)
  const type = (name: keyof Search, value: string) =>
    onFind(searchText({ ...search, page: '', [name]: value.trim() }))
  const setPage = (next: number) =>
    onFind(searchText({ ...search, page: next === 0 ? '' : String(next + 1) }))
  const field = (name: keyof Search, label: string) => (
    <TextField
      label={label}
      error={problems[name]}
      value={search[name]}
      spellCheck={false}
      onChange={(event) => type(name, event.target.value)}
    />
  )
  return (
    <Panel
      id="suit-catalogue"
      title={t`Catalogue`}
      lead={t`Every combination of two hands against the rest of the suit, solved for a fresh deal.`}
      state={error !== undefined ? 'failed' : answer.stale ? 'running' : 'ready'}
      error={error}
      onRetry={file.error === undefined ? job.run : file.retry}
    >
      <div className="mb-3 grid cols-fit-32 items-end gap-x-3 gap-y-2.5">
        {field('cards', t`Cards in both hands`)}
        {field('longer', t`Cards in the longer hand`)}
        {field('with', t`Holding`)}
        {field('without', t`Missing`)}
        {field('goal', t`Tricks wanted`)}
        {field('chance', t`Chance near, in %`)}
      </div>
      <ul
        className="flex flex-wrap gap-y-1 gap-x-5 mb-3 text-small [&_button]:min-h-6"
        aria-label={t`Searches to begin with`}
      >
        {EXAMPLES.map(({ words, search: wanted }) => (
          <li key={words}>
            <button
              type="button"
              className="link"
              onClick={() => onFind(searchText({ ...NO_SEARCH, ...wanted }))}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
      {found && (
        <>
          <p role="status">
            {found.found === 0
              ? t`No combination is like that.`
              : `${grouped(found.found)} ${found.found === 1 ? t`match` : t`matches`}.`}
          </p>
          <div className="relative overflow-x-auto [&_td]:whitespace-nowrap">
            <table className="data-table text-start">
              <caption className="sr-only">{t`Combinations found`}</caption>
              <Heads
                of={[
                  t`Hands`,
                  wanted && t`Wanted`,
                  t`Chance`,
                  t`Tricks`,
                  gaps && t`Next best loses`,
                ]}
              />
              <tbody>
                {found.rows.map((row) => {
                  const north = holdingText(row.north)
                  const south = holdingText(row.south)
                  const goal = goalOf(row)
                  return (
                    <tr key={`${row.north} ${row.south} ${row.goal}`}>
                      <th scope="row">
                        <button
                          type="button"
                          className="link"
                          onClick={() =>
                            onOpen(
                              format(row.north),
                              format(row.south),
                              goal === 0 ? undefined : goal,
                            )
                          }
                        >
                          {t`${north} opposite ${south === '–' ? t`void` : south}`}
                        </button>
                      </th>
                      {wanted && <td>{goal === 0 ? '' : goal}</td>}
                      <td>{goal === 0 ? t`sure` : chanceText(row.atLeast[goal - 1] ?? 0)}</td>
                      <td>
                        {tricksText(row.expected)}
                        {row.open ? t` at least` : ''}
                      </td>
                      {gaps && <td>{row.gap === undefined ? '' : chanceText(row.gap)}</td>}
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
          {pages > 1 && (
            <nav
              className="flex flex-wrap gap-y-2 gap-x-3 items-center mt-3"
              aria-label={t`Pages of the catalogue`}
            >
              <button
                type="button"
                className="btn btn-plain"
                aria-disabled={page === 0 || undefined}
                onClick={() => page > 0 && setPage(page - 1)}
              >{t`Previous`}</button>
              <span>{t`Page ${page + 1} of ${grouped(pages)}`}</span>
              <button
                type="button"
                className="btn btn-plain"
                aria-disabled={page + 1 >= pages || undefined}
                onClick={() => page + 1 < pages && setPage(page + 1)}
              >{t`Next`}</button>
            </nav>
          )}
        </>
      )}
    </Panel>
  )
}
