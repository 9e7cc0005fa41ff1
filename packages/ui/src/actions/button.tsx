import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { PendingBar } from './pending-bar.tsx'

/** While `isPending`, the label stays, a progress line is shown below it, and presses are ignored. */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <AriaButton {...props} className={classNames(buttonStyle(variant, size), className)}>
      {icon && <IconSlot>{icon}</IconSlot>}
      {children}
      {iconEnd && <IconSlot>{iconEnd}</IconSlot>}
      {props.isPending && <PendingBar />}
    </AriaButton>
  )
}

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** A lucide icon or any SVG, at 16 px before the label. */
  icon?: ReactNode
  iconEnd?: ReactNode
  /** For layout only: margins, width, order. */
  className?: string
  children?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** Sizes any SVG to 16 px, for buttons, menus and badges. */
export function IconSlot({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('inline-flex shrink-0 [&_svg]:size-4 [&_svg]:stroke-[1.75]', className)}
    >
      {children}
    </span>
  )
}
