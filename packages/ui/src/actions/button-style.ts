import { classNames } from '../theme/class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md'

/** Shared by Button, LinkButton, IconButton and the triggers of pickers. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, square = false): string {
  return classNames(base, variants[variant], square ? squares[size] : sizes[size])
}

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-2 overflow-hidden rounded-sm border text-sm font-strong whitespace-nowrap no-underline select-none transition-colors disabled:cursor-not-allowed disabled:opacity-55 forced-colors:border-[ButtonText]'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover pressed:bg-brand-pressed',
  secondary: 'border-edge/60 bg-surface text-ink shadow-sm hover:bg-hover pressed:bg-pressed expanded:bg-hover',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-hover pressed:bg-pressed expanded:bg-hover',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover pressed:bg-danger-pressed',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-7 px-2.5 touch:h-11 touch:px-3',
  md: 'h-8 px-3 touch:h-11 touch:px-4',
}

const squares: Record<ButtonSize, string> = {
  sm: 'size-7 touch:size-11',
  md: 'size-8 touch:size-11',
}
