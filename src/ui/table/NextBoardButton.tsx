import { SkipForward } from 'lucide-react'
import { Button } from '../parts/Button.tsx'

/** Where the board is over: on to the next, also with Space. */
export const NextBoardButton = ({ onNext }: { readonly onNext: () => void }) => (
  <Button variant="primary" icon={SkipForward} onClick={onNext} keyHint="Space" data-suggested>
    Next board
  </Button>
)
