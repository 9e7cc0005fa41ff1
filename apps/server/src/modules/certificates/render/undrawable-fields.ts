import type {
  CertificateDesign,
  CertificateField,
  CertificateFieldKind,
  CertificateValues,
} from '@deckle/core/certificates/certificate-design.ts'
import { fieldText } from '@deckle/core/certificates/field-text.ts'
import { undrawableCharacters } from '../../../platform/pdf/undrawable.ts'

/** A field with characters that no font of PDFs can draw: boxes would be printed. */
export interface UndrawableField {
  /** Its place in the design's list. */
  readonly field: number
  readonly kind: CertificateFieldKind
  readonly characters: readonly string[]
}

const undrawable = (
  { fields }: CertificateDesign,
  textOf: (field: CertificateField) => string,
): readonly UndrawableField[] =>
  fields.flatMap((one, field) => {
    const characters = undrawableCharacters(textOf(one), one)
    return characters.length > 0 ? [{ field, kind: one.kind, characters }] : []
  })

/** On one certificate. */
export const undrawableFields = (design: CertificateDesign, values: CertificateValues): readonly UndrawableField[] =>
  undrawable(design, (field) => fieldText(field, values, design.language))

/** In a design's own texts. */
export const undrawableTexts = (design: CertificateDesign): readonly UndrawableField[] =>
  undrawable(design, ({ kind, text }) => (kind === 'qr' || kind === 'logo' ? '' : text))

/** Distinct, in the order of the fields. */
export const charactersOf = (fields: readonly UndrawableField[]): readonly string[] => [
  ...new Set(fields.flatMap(({ characters }) => characters)),
]
