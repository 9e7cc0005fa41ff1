import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { CircleAlert } from 'lucide-react'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { classNames } from '../theme/class-names.ts'

export interface FieldProps {
  label: string
  /** Where the surroundings show the label: it stays for screen readers. */
  hideLabel?: boolean
  description?: ReactNode
  /** The problem and its solution. With it, the field is invalid. */
  error?: string
  isOptional?: boolean
  className?: string
}

export const fieldStyle = 'group flex min-w-0 flex-col gap-1.5 outline-none'

export const inputStyle =
  'w-full min-w-0 rounded-sm border border-edge bg-surface px-2.5 text-sm text-ink touch:text-md transition-colors hover:border-muted focus:border-brand-edge focus:outline-2 focus:-outline-offset-1 focus:outline-brand-edge invalid:border-danger-edge group-data-invalid:border-danger-edge disabled:cursor-not-allowed disabled:border-line disabled:bg-hover disabled:text-muted [&[readonly]]:bg-canvas'

export const inputHeight = 'h-8 touch:h-12'

/** A box around an input and other parts; the ring surrounds all of it. */
export const groupStyle = `flex w-full min-w-0 items-center overflow-hidden rounded-sm border border-edge bg-surface text-sm transition-colors hover:border-muted focus-within:border-brand-edge focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-brand-edge group-data-invalid:border-danger-edge disabled:border-line disabled:bg-hover disabled:text-muted ${inputHeight}`

/** An input inside `groupStyle`, without a box of its own. */
export const bareInputStyle =
  'h-full min-w-0 flex-1 bg-transparent px-2.5 text-sm text-ink touch:text-md outline-none disabled:text-muted disabled:cursor-not-allowed'

/** The label above a control, and its description or error below. */
export function FieldFrame({ children, description, error, ...label }: FieldFrameProps) {
  return (
    <>
      <FieldLabel {...label} />
      {children}
      <FieldNotes description={description} error={error} />
    </>
  )
}

interface FieldFrameProps extends Omit<FieldProps, 'className'> {
  end?: ReactNode
  children: ReactNode
}

function FieldLabel({
  label,
  hideLabel,
  isOptional,
  end,
}: Pick<FieldFrameProps, 'label' | 'hideLabel' | 'isOptional' | 'end'>) {
  const strings = useUiStrings()
  const text = (
    <Label className={hideLabel ? 'sr-only' : 'text-sm font-strong text-ink'}>
      {label}
      {isOptional && <span className="font-normal text-muted"> ({strings.optional})</span>}
    </Label>
  )
  if (!end) return text
  return (
    <span className="flex items-baseline justify-between gap-2">
      {text}
      {end}
    </span>
  )
}

/** The error, if any, else the description. Both are linked to the input. */
export function FieldNotes({ description, error }: Pick<FieldProps, 'description' | 'error'>) {
  return (
    <>
      {description && (
        <Text slot="description" className={classNames('text-xs text-muted', error && 'sr-only')}>
          {description}
        </Text>
      )}
      <FieldError className="flex items-start gap-1 text-xs text-danger-text">
        {({ validationErrors }) => (
          <>
            <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            <span>{error ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  )
}
