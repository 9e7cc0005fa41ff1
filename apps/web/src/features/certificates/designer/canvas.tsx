import type { CertificateField } from '@deckle/core/certificates/certificate-design.ts'
import type { SampleLanguage } from '@deckle/core/certificates/sample-values.ts'
import { changeField, moveField, removeField } from '@deckle/core/certificates/edit-design.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { useRef } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { CertificatePage } from '../page/certificate-page.tsx'
import { useSample } from '../page/use-sample.ts'
import { FieldFrame } from './field-frame.tsx'
import type { Designer } from './use-designer.ts'

interface CanvasProps {
  readonly designer: Designer
  readonly language: SampleLanguage
  readonly selected: number | null
  readonly onSelect: (index: number | null) => void
}

/** The page with its fields; pressing beside them selects the page itself. */
export function Canvas({ designer, language, selected, onSelect }: CanvasProps) {
  const t = useWords('certificate-designs')
  const page = useRef<HTMLDivElement>(null)
  const sample = useSample(language)
  const { design, edit } = designer
  const remove = (index: number) => {
    edit((old) => removeField(old, index))
    onSelect(null)
    // The field that had the focus is gone.
    page.current?.focus()
  }
  return (
    <div
      ref={page}
      role="group"
      aria-label={t('page')}
      tabIndex={-1}
      className="relative w-full select-none overflow-visible shadow-lg outline-none"
      onPointerDown={(event) => event.target === event.currentTarget.firstChild && onSelect(null)}
    >
      <CertificatePage {...sample} design={design} className="block w-full" />
      {design.fields.map((field, index) => (
        <FieldFrame
          key={index}
          page={page}
          field={field}
          isSelected={selected === index}
          isBlank={showsNothing(field, sample.logo)}
          onSelect={() => onSelect(index)}
          onChange={(change, group) => edit((old) => changeField(old, index, change), group)}
          onMove={(right, down) => edit((old) => moveField(old, index, right, down), `move:${index}`)}
          onRemove={() => remove(index)}
        />
      ))}
    </div>
  )
}

const showsNothing = ({ kind, text, image }: CertificateField, logo: string): boolean =>
  (kind === 'logo' && logo === '') || (kind === 'signature' && isBlank(text) && image === '')
