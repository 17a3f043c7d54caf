/** A few facts of a document as a list, in our words. */
import type { ReactNode } from 'react'
import { Panel } from '../../kit/Panel.tsx'

export const Told = ({
  id,
  title,
  facts,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly facts: readonly string[]
  readonly children?: ReactNode
}) => (
  <Panel id={id} title={title}>
    <ul className="ms-5 grid list-disc gap-1.5">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
    {children}
  </Panel>
)
