/**
 * Catches a fault of one part of the page, so that the rest stays, and offers a problem report to
 * copy. The report is sent nowhere.
 */
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { t } from '#core/text.ts'
import { CopyButton } from '../kit/CopyButton.tsx'
import { problemReport } from './problem-report.ts'

interface Props {
  /** What failed, for the reader: "Timeline", "The table". */
  readonly name: string
  /** Offers to close what failed: for dialogs. */
  readonly onClose?: () => void
  readonly children: ReactNode
}
interface State {
  readonly error: Error | undefined
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <section className="panel fault grid gap-2 p-4 text-body" role="alert">
        <h2 className="title">{t`${this.props.name} stopped working`}</h2>
        <p>{t`What is on the table is kept. A report names the version, the seed and the position, and is sent nowhere unless you send it.`}</p>
        <p className="py-2 px-3 rounded-inset bg-inset wrap-anywhere">{error.message}</p>
        <div className="flex flex-wrap gap-2">
          {this.props.onClose ? (
            // Some browsers keep what could not be fetched for the life of the page.
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => location.reload()}
            >{t`Reload the page`}</button>
          ) : (
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => this.setState({ error: undefined })}
            >{t`Try again`}</button>
          )}
          {this.props.onClose && (
            <button
              type="button"
              className="btn btn-plain"
              onClick={this.props.onClose}
            >{t`Close`}</button>
          )}
          <CopyButton
            text={() => problemReport(this.props.name, error)}
          >{t`Copy the problem report`}</CopyButton>
        </div>
      </section>
    )
  }
}
