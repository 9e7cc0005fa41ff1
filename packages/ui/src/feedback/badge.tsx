import type { ReactNode } from 'react'
import { IconSlot } from '../actions/button.tsx'
import { classNames } from '../theme/class-names.ts'
import type { Tone } from './tone.ts'

/** A status in a word or two. The colour only repeats the text. */
export function Badge({ tone = 'neutral', icon, dot, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 w-fit shrink-0 items-center gap-1 rounded-full px-2 text-xs whitespace-nowrap [&_svg]:size-3!',
        tones[tone],
        className,
      )}
    >
      {dot && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {icon && <IconSlot>{icon}</IconSlot>}
      {children}
    </span>
  )
}

export interface BadgeProps {
  tone?: Tone | 'neutral' | 'brand'
  icon?: ReactNode
  dot?: boolean
  children: ReactNode
  className?: string
}

const tones: Record<Tone | 'neutral' | 'brand', string> = {
  neutral: 'bg-hover text-muted',
  brand: 'bg-brand-soft text-on-brand-soft',
  info: 'bg-info-soft text-info-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
}
