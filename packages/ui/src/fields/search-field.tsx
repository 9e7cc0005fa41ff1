import type { Ref } from 'react'
import { Search, X } from 'lucide-react'
import {
  Button,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components'
import { Kbd } from '../layout/kbd.tsx'
import { classNames } from '../theme/class-names.ts'
import { bareInputStyle, FieldFrame, fieldStyle, groupStyle, type FieldProps } from './field-parts.tsx'

/** Escape and the clear button empty it. The label is hidden unless `hideLabel={false}`. */
export function SearchField({
  label,
  hideLabel = true,
  description,
  error,
  placeholder,
  shortcut,
  className,
  ref,
  ...props
}: SearchFieldProps) {
  return (
    <AriaSearchField {...props} isInvalid={error !== undefined} className={classNames(fieldStyle, className)}>
      <FieldFrame label={label} hideLabel={hideLabel} description={description} error={error}>
        <span className={groupStyle}>
          <Search aria-hidden="true" className="ms-2.5 size-4 shrink-0 text-faint" />
          <Input
            ref={ref}
            placeholder={placeholder ?? label}
            className={classNames(bareInputStyle, 'px-2 [&::-webkit-search-cancel-button]:hidden')}
          />
          {shortcut && (
            <span className="hidden pe-1.5 group-data-empty:inline-flex touch:group-data-empty:hidden">
              <Kbd keys={shortcut} />
            </span>
          )}
          <Button className="me-1 flex size-6 shrink-0 items-center justify-center rounded-sm text-muted group-data-empty:hidden hover:bg-hover hover:text-ink touch:size-11">
            <X aria-hidden="true" className="size-4" />
          </Button>
        </span>
      </FieldFrame>
    </AriaSearchField>
  )
}

export interface SearchFieldProps extends FieldProps, Omit<AriaSearchFieldProps, 'className' | 'children' | 'style'> {
  placeholder?: string
  /** Keys that focus the field, shown while it is empty. */
  shortcut?: string
  ref?: Ref<HTMLInputElement>
}
