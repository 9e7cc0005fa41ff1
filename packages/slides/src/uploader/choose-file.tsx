import { useEffect, useId } from 'react'
import { useEdit } from '../parts/view/edit-context.ts'
import { Text } from '../parts/view/text.tsx'
import type { Upload } from './use-upload.ts'

interface ChooseFileProps extends Pick<Upload, 'choose' | 'fieldRef'> {
  readonly text: string
  /** Replaces a blank text. */
  readonly otherwise: string
  readonly labelledBy: string
  readonly locked: boolean
}

export function ChooseFile({ choose, fieldRef, text, otherwise, labelledBy, locked }: ChooseFileProps) {
  const edit = useEdit()
  const inputId = useId()
  const take = (field: HTMLInputElement) => {
    choose(field.files?.[0])
    // Allows choosing the same file again.
    field.value = ''
  }
  useEffect(() => {
    // A file chosen in the server-rendered page before hydration.
    if (fieldRef.current?.files?.length) take(fieldRef.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only once: later choices are handled by the field's event.
  }, [])
  return (
    <>
      {!edit && (
        <input
          ref={fieldRef}
          id={inputId}
          type="file"
          className="dk-sr"
          aria-describedby={labelledBy}
          disabled={locked}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
      )}
      {/* The field takes files by keyboard; dropping is for the pointer alone. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        htmlFor={edit ? undefined : inputId}
        className="dk-button dk-second dk-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          choose(event.dataTransfer.files[0])
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 16V5M7 10l5-5 5 5M5 19h14" />
        </svg>
        <span>
          <Text path="button" text={text} otherwise={otherwise} />
        </span>
      </label>
    </>
  )
}
