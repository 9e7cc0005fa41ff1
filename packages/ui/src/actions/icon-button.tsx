import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { Tooltip, type TooltipPlacement } from '../overlays/tooltip.tsx'
import { classNames } from '../theme/class-names.ts'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { IconSlot } from './button.tsx'
import { PendingBar } from './pending-bar.tsx'

/** The label is the tooltip and the accessible name. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  shortcut,
  tooltipPlacement,
  className,
  badge,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut} placement={tooltipPlacement}>
      <AriaButton
        {...props}
        aria-label={label}
        className={classNames(buttonStyle(variant, size, true), badge != null && 'overflow-visible', className)}
      >
        <IconSlot>{icon}</IconSlot>
        {badge != null && (
          <span
            aria-hidden="true"
            className="absolute -end-0.5 -top-0.5 min-w-4 rounded-full bg-brand px-1 text-center text-xs leading-4 text-on-brand"
          >
            {badge}
          </span>
        )}
        {props.isPending && <PendingBar />}
      </AriaButton>
    </Tooltip>
  )
}

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style' | 'aria-label'> {
  label: string
  icon: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shown in the tooltip, as in `Ctrl Z`. */
  shortcut?: string
  tooltipPlacement?: TooltipPlacement
  /** A count on the corner; the label must name it too. */
  badge?: string | number
  className?: string
  ref?: Ref<HTMLButtonElement>
}
