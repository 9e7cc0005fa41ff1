import { isBlank } from '../text/is-blank.ts'
import {
  type CertificateDesign,
  type CertificateField,
  certificateLimits,
  certificatePage,
  certificateTemplates,
  requiredFieldKinds,
} from './certificate-design.ts'

export type DesignFault =
  | 'missing_name'
  | 'missing_course'
  | 'missing_number'
  | 'missing_qr'
  | 'too_many_fields'
  | 'background'
  | 'off_page'
  | 'too_small'
  | 'size'
  | 'color'
  | 'text'
  | 'image'

/** `field`: its place in the list; null where the fault is the design's. */
export interface DesignProblem {
  readonly field: number | null
  readonly fault: DesignFault
}

/** What keeps a design from being used. */
export function designProblems({ background, fields }: CertificateDesign): readonly DesignProblem[] {
  const missing = requiredFieldKinds.filter((kind) => !fields.some((field) => field.kind === kind))
  const ofDesign: readonly DesignFault[] = [
    ...missing.map((kind) => `missing_${kind}` as const),
    ...(fields.length > certificateLimits.fields ? (['too_many_fields'] as const) : []),
    ...(isBackground(background) ? [] : (['background'] as const)),
  ]
  return [
    ...ofDesign.map((fault) => ({ field: null, fault })),
    ...fields.flatMap((field, index) => fieldFaults(field).map((fault) => ({ field: index, fault }))),
  ]
}

function fieldFaults(field: CertificateField): readonly DesignFault[] {
  const { size, side } = certificateLimits
  const least = field.kind === 'qr' ? certificateLimits.qr.min : side.min
  const rules: readonly (readonly [DesignFault, boolean])[] = [
    ['off_page', !isOnPage(field)],
    ['too_small', !(field.width >= least && field.height >= least)],
    ['size', !(field.size >= size.min && field.size <= size.max)],
    ['color', !isColor(field.color)],
    ['text', !isText(field)],
    ['image', field.image !== '' && field.kind !== 'signature'],
  ]
  return rules.filter(([, broken]) => broken).map(([fault]) => fault)
}

function isOnPage({ x, y, width, height }: CertificateField): boolean {
  return x >= 0 && y >= 0 && x + width <= certificatePage.width && y + height <= certificatePage.height
}

function isText({ kind, text }: CertificateField): boolean {
  if (text.length > certificateLimits.text) return false
  if (kind === 'text') return !isBlank(text)
  return kind === 'signature' || text === '' || text.split('{}').length === 2
}

function isBackground(background: CertificateDesign['background']): boolean {
  if ('image' in background) return background.image !== ''
  return certificateTemplates.includes(background.template) && isColor(background.accent)
}

const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text)
