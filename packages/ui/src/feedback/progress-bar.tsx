import {
  Label,
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'

/** `value` of `maxValue` (100 by default), or an indeterminate line. */
export function ProgressBar({ label, hideLabel, size = 'md', className, ...props }: ProgressBarProps) {
  return (
    <AriaProgressBar {...props} className={classNames('flex flex-col gap-1.5', className)}>
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <span
            className={classNames(
              'flex justify-between gap-2',
              size === 'sm' ? 'text-xs text-muted' : 'text-sm',
              hideLabel && 'sr-only',
            )}
          >
            <Label>{label}</Label>
            {size === 'md' && <span className="text-muted tabular-nums">{valueText}</span>}
          </span>
          <span
            className={classNames(
              'relative block overflow-hidden rounded-full bg-pressed',
              size === 'sm' ? 'h-1' : 'h-1.5',
            )}
          >
            <span
              className={classNames(
                'absolute inset-y-0 start-0 rounded-full bg-brand',
                isIndeterminate ? 'w-2/5 animate-slide' : 'transition-[width] duration-200',
              )}
              style={isIndeterminate ? undefined : { width: `${percentage ?? 0}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  )
}

export interface ProgressBarProps extends Omit<AriaProgressBarProps, 'className' | 'children' | 'style'> {
  label: string
  hideLabel?: boolean
  size?: 'sm' | 'md'
  className?: string
}
