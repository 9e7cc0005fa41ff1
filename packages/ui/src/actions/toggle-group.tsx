import type { ReactNode } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { Tooltip } from '../overlays/tooltip.tsx'
import { classNames } from '../theme/class-names.ts'
import { IconSlot } from './button.tsx'

/** A segmented control: exactly one option is selected. */
export function ToggleGroup<Id extends string>({
  label,
  options,
  value,
  onChange,
  size = 'md',
  isDisabled,
  className,
}: ToggleGroupProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [next] = keys
        if (next !== undefined) onChange(next as Id)
      }}
      className={classNames('inline-flex w-fit gap-0.5 rounded-sm bg-hover p-0.5', className)}
    >
      {options.map((option) => {
        const button = (
          <ToggleButton
            key={option.id}
            id={option.id}
            isDisabled={option.isDisabled}
            aria-label={option.hideLabel ? option.label : undefined}
            className={classNames(
              'inline-flex items-center justify-center gap-1.5 rounded-sm border border-transparent text-sm text-muted transition-colors',
              'hover:text-ink selected:border-line selected:bg-surface selected:font-strong selected:text-ink selected:shadow-sm disabled:opacity-55 forced-colors:selected:border-[Highlight]',
              size === 'sm' ? 'h-6' : 'h-7',
              'touch:h-11',
              option.hideLabel ? 'min-w-8 px-1.5 touch:min-w-11' : 'px-2.5',
            )}
          >
            {option.icon && <IconSlot>{option.icon}</IconSlot>}
            {!option.hideLabel && option.label}
          </ToggleButton>
        )
        return option.hideLabel ? (
          <Tooltip key={option.id} text={option.label}>
            {button}
          </Tooltip>
        ) : (
          button
        )
      })}
    </ToggleButtonGroup>
  )
}

export interface ToggleGroupProps<Id extends string> {
  label: string
  options: readonly { id: Id; label: string; icon?: ReactNode; hideLabel?: boolean; isDisabled?: boolean }[]
  value: Id
  onChange: (value: Id) => void
  size?: 'sm' | 'md'
  isDisabled?: boolean
  className?: string
}
