import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'
import { FieldNotes } from '../fields/field-parts.tsx'

/** Takes effect at once. For a value that is saved with a form use Checkbox. */
export function Switch({ label, description, className, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} className={classNames('group flex flex-col gap-1', className)}>
      <SwitchButton className="group/switch flex items-center justify-between gap-3 text-sm text-ink outline-none disabled:cursor-not-allowed disabled:text-muted touch:min-h-11">
        <span>{label}</span>
        <span className={trackStyle}>
          <span className="size-3.5 rounded-full bg-white shadow-sm transition-transform group-selected/switch:translate-x-3.5 rtl:group-selected/switch:-translate-x-3.5 forced-colors:bg-[ButtonText]" />
        </span>
      </SwitchButton>
      <FieldNotes description={description} />
    </SwitchField>
  )
}

export interface SwitchProps extends Omit<SwitchFieldProps, 'className' | 'children' | 'style'> {
  label: ReactNode
  description?: ReactNode
  className?: string
}

const trackStyle =
  'flex h-4.5 w-8 shrink-0 items-center rounded-full border border-transparent bg-edge p-px transition-colors group-selected/switch:bg-brand group-disabled/switch:opacity-50 group-focus-visible/switch:outline-2 group-focus-visible/switch:outline-offset-2 group-focus-visible/switch:outline-brand-edge forced-colors:border-[ButtonText]'
