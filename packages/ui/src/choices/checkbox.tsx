import type { ReactNode, Ref } from 'react'
import { Check, Minus } from 'lucide-react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'
import { FieldNotes } from '../fields/field-parts.tsx'

/** For forms; `label` may hold a link. In a table row use `aria-label` and no label. */
export function Checkbox({ label, description, error, className, ref, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      {...props}
      inputRef={ref}
      isInvalid={error !== undefined}
      className={classNames('group flex flex-col gap-1', className)}
    >
      <CheckboxButton className="group/box flex w-fit items-start gap-2 text-sm text-ink outline-none disabled:cursor-not-allowed disabled:text-muted touch:min-h-11 touch:items-center">
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={classNames(boxStyle, 'mt-0.5 touch:mt-0')}>
              {isIndeterminate ? (
                <Minus aria-hidden="true" className="size-3.5 stroke-3" />
              ) : (
                isSelected && <Check aria-hidden="true" className="size-3.5 stroke-3" />
              )}
            </span>
            {label && <span>{label}</span>}
          </>
        )}
      </CheckboxButton>
      <FieldNotes description={description} error={error} />
    </CheckboxField>
  )
}

export interface CheckboxProps extends Omit<CheckboxFieldProps, 'className' | 'children' | 'style' | 'inputRef'> {
  label?: ReactNode
  description?: ReactNode
  error?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

const boxStyle =
  'flex size-4 shrink-0 items-center justify-center rounded-[4px] border border-edge bg-surface text-on-brand transition-colors group-hover/box:border-muted group-selected/box:border-brand group-selected/box:bg-brand group-indeterminate/box:border-brand group-indeterminate/box:bg-brand group-data-invalid:border-danger-edge group-disabled/box:opacity-50 group-focus-visible/box:outline-2 group-focus-visible/box:outline-offset-2 group-focus-visible/box:outline-brand-edge'
