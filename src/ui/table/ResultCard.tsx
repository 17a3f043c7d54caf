/** The end of a board: contract, tricks and score, and where to go from here. */
import { RotateCcw } from 'lucide-react'
import { Button } from '../parts/Button.tsx'
import { Term } from '../parts/Term.tsx'
import { NextBoardButton } from './NextBoardButton.tsx'

export interface ResultModel {
  /** `Four spades by South, 10 tricks: just made`. */
  readonly sentence: string
  /** `+420 for North–South`; `undefined` when there is none. */
  readonly score: string | undefined
  /** How it is known. */
  readonly by: string | undefined
}

export function ResultCard({
  model,
  onNext,
  onReplay,
}: {
  readonly model: ResultModel
  readonly onNext: () => void
  readonly onReplay: () => void
}) {
  return (
    <section aria-label="Result" className="result">
      <p className="result-sentence">{model.sentence}.</p>
      {model.score !== undefined && (
        <p className="result-score">
          <b>{model.score}</b> <Term id="score">score</Term>
        </p>
      )}
      {model.by !== undefined && <p className="result-by">{model.by}</p>}
      <div className="result-actions">
        <NextBoardButton onNext={onNext} />
        <Button icon={RotateCcw} onClick={onReplay}>
          From the start
        </Button>
      </div>
    </section>
  )
}
