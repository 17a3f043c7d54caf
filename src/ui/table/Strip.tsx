/** The strip over the felt: contract, board, dealer, vulnerability, tricks. */
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Contract } from '#core/contract.ts'
import { numberWord } from '#core/number-words.ts'
import { t } from '#core/text.ts'
import type { Tick } from '../ask/tricks.ts'
import { ContractText, contractColour } from '../kit/CallText.tsx'
import { Term } from '../kit/Term.tsx'
import { tx } from '../kit/tx.ts'

export interface StripModel {
  readonly board: string
  readonly contract: Contract | undefined
  /** `by South`, and at the end how it went: `by South, down one`. */
  readonly by: string | undefined
  readonly passedOut: boolean
  /** What stands in place of a contract while there is none. */
  readonly title: string
  readonly ticks: readonly Tick[]
  /** Tricks of declarer's side, those the contract needs, and who defends with how many. */
  readonly tricks:
    | {
        readonly won: number
        readonly needed: number | undefined
        readonly defenders: string
        readonly lost: number
        /** All of it for readers. */
        readonly words: string
      }
    | undefined
  readonly dealer: string
  /** In words, and as short as it goes. */
  readonly vulnerable: { readonly long: string; readonly short: string; readonly some: boolean }
  /** Event from the file, when there is one. */
  readonly event: string | undefined
}

export function Strip({
  model,
  menu,
}: {
  readonly model: StripModel
  /** On a phone: the auction, behind the contract with what else has no room in the strip. */
  readonly menu?: ReactNode
}) {
  const { tricks, vulnerable } = model
  return (
    <section aria-label={t`Board`} className="strip">
      {menu === undefined ? (
        <p className="strip-contract">
          <Title model={model} />
        </p>
      ) : (
        <ContractMenu model={model}>{menu}</ContractMenu>
      )}
      <i className="strip-rule" aria-hidden="true" />
      <span className="strip-roomy">{model.board}</span>
      <span className="strip-roomy">
        <Term id="dealer">{t`Dealer`}</Term> <b>{model.dealer}</b>
      </span>
      <span className={`strip-vulnerable ${vulnerable.some ? 'font-semibold text-vul' : ''}`}>
        <Term id="vulnerable">
          <span className="strip-long">{vulnerable.long}</span>
          <span className="strip-short">{vulnerable.short}</span>
        </Term>
      </span>
      {model.event !== undefined && <span className="strip-event">{model.event}</span>}
      {tricks !== undefined && (
        <span className="strip-tricks">
          <span className="sr-only">{tricks.words}</span>
          <span className="strip-roomy" aria-hidden="true">
            <span className="strip-long">{t`Won `}</span>
            <b>{tricks.won}</b>
            <Toward won={tricks.won} needed={tricks.needed} />
          </span>
          <span className="ticks" aria-hidden="true">
            {model.ticks.map((tick, i) => (
              // Ticks are alike: their place is all that tells them apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <i key={i} data-tick={tick} data-gap={model.ticks[i - 1] !== tick || undefined} />
            ))}
          </span>
          <span className="whitespace-nowrap" aria-hidden="true">
            {tricks.defenders} <b>{tricks.lost}</b>
          </span>
        </span>
      )}
    </section>
  )
}

/** How the tricks won stand to the contract: `of 10`, and once it is made, what is over. */
function Toward({ won, needed }: { readonly won: number; readonly needed: number | undefined }) {
  if (needed === undefined) return null
  return won > needed ? t`, ${numberWord(won - needed)} over` : t` of ${needed}`
}

/** The contract, or what stands in its place. */
function Title({ model: { contract, by, passedOut, title } }: { readonly model: StripModel }) {
  if (contract === undefined) return passedOut ? t`Passed out` : title
  return (
    <>
      <span className={contractColour(contract)}>
        <ContractText contract={contract} />
      </span>{' '}
      <small>{by}</small>
    </>
  )
}

/** Pixels between the menu and the strip. */
const GAP = 4

function ContractMenu({
  model,
  children,
}: {
  readonly model: StripModel
  readonly children: ReactNode
}) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [top, setTop] = useState(0)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="strip-contract flex h-full items-center gap-1"
        title={t`Board and auction`}
        popoverTarget={id}
      >
        <span>
          <Title model={model} />
        </span>
        <ChevronDown size={16} aria-hidden="true" className="text-ink-2" />
      </button>
      <div
        id={id}
        popover="auto"
        className="menu inset-x-2 w-auto p-3"
        style={{ top, bottom: 'auto' }}
        onBeforeToggle={() => {
          const box = button.current?.getBoundingClientRect()
          if (box !== undefined) setTop(box.bottom + GAP)
        }}
      >
        <p className="flex flex-wrap gap-x-4 text-ink-2">
          <span>{model.board}</span>
          <span>{tx`Dealer ${<b className="font-semibold text-ink">{model.dealer}</b>}`}</span>
          <span>{model.vulnerable.long}</span>
          {model.event !== undefined && <span>{model.event}</span>}
        </p>
        {children}
      </div>
    </>
  )
}
