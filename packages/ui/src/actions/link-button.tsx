import type { ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { IconSlot } from './button.tsx'

/** A link with the look of a button. Use Button for actions. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  className,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <Link {...props} className={classNames(buttonStyle(variant, size), className)}>
      {icon && <IconSlot>{icon}</IconSlot>}
      {children}
      {iconEnd && <IconSlot>{iconEnd}</IconSlot>}
    </Link>
  )
}

export interface LinkButtonProps extends Omit<LinkProps, 'className' | 'children' | 'style'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  iconEnd?: ReactNode
  className?: string
  children: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

export function TextLink({ className, ...props }: Omit<LinkProps, 'className' | 'style'> & { className?: string }) {
  return (
    <Link
      {...props}
      className={classNames(
        'rounded-sm text-brand-text underline decoration-1 underline-offset-3 hover:decoration-2',
        className,
      )}
    />
  )
}
