/** Beside a rule that its system's source does not have: we filled a gap, or bid naturally. */
export const OursTag = ({ word }: { readonly word: 'natural' | 'ours' }) => (
  <span className="ms-1 inline-block whitespace-nowrap rounded-control border border-rule px-1 text-ink-2 text-micro">
    {' '}
    {word}
  </span>
)
