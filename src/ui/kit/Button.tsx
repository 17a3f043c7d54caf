/** Buttons. A refused button stays reachable and says why (aria-disabled with a reason), never silently dead. */
import type { LucideIcon } from 'lucide-react'
import { type ButtonHTMLAttributes, memo, type ReactNode, useId } from 'react'

type Base = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled' | 'aria-disabled'>

export interface ButtonProps extends Base {
  readonly variant?: 'plain' | 'primary' | 'quiet'
  /** Key that does the same, shown as a small cap and not read out. */
  readonly keyHint?: string
  /** Why it cannot be pressed now; given, the button is marked as disabled and the press does nothing. */
  readonly reason?: string | undefined
  /** Told the reason when the button is pressed all the same, to show it where the page shows refusals. */
  readonly onRefused?: (reason: string) => void
  readonly icon?: LucideIcon
  readonly submit?: boolean
  readonly children: ReactNode
}

/** The icon of a button: drawn once, whatever the button says. */
const Drawn = memo(({ icon: Icon, size }: { readonly icon: LucideIcon; readonly size: number }) => (
  <Icon size={size} strokeWidth={1.75} aria-hidden="true" />
))

/** A button with words. */
export function Button({
  variant = 'plain',
  keyHint,
  reason,
  onRefused,
  icon: Icon,
  submit = false,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const id = useId()
  return (
    <>
      <button
        {...rest}
        type={submit ? 'submit' : 'button'}
        className={`btn btn-${variant} ${className}`}
        aria-disabled={reason === undefined ? undefined : true}
        aria-describedby={reason === undefined ? rest['aria-describedby'] : id}
        title={reason ?? rest.title}
        onClick={(event) => {
          if (reason === undefined) {
            onClick?.(event)
            return
          }
          event.preventDefault()
          onRefused?.(reason)
        }}
      >
        {Icon && <Drawn icon={Icon} size={16} />}
        {children}
        {keyHint !== undefined && (
          <span className="key-cap" aria-hidden="true">
            {keyHint}
          </span>
        )}
      </button>
      {reason !== undefined && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </>
  )
}

export interface IconButtonProps extends Base {
  /** The accessible name, also the tooltip. */
  readonly label: string
  readonly icon: LucideIcon
  readonly variant?: 'plain' | 'quiet'
  readonly reason?: string | undefined
}

/** A button that shows an icon only; its name is the label. */
export function IconButton({
  label,
  icon: Icon,
  variant = 'quiet',
  reason,
  className = '',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={reason ?? label}
      aria-disabled={reason === undefined ? undefined : true}
      className={`btn btn-icon btn-${variant} ${className}`}
      onClick={(event) => {
        if (reason === undefined) onClick?.(event)
      }}
    >
      <Drawn icon={Icon} size={18} />
    </button>
  )
}
