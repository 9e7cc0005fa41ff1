import type { languages } from '../deck/deck.ts'

/** A4 landscape in millimetres: all places and lengths of a design are in millimetres from the top left. */
export const certificatePage = { width: 297, height: 210 } as const
export const MM_PER_POINT = 25.4 / 72

export const certificateTemplates = ['classic', 'waves', 'band', 'plain'] as const
export type CertificateTemplate = (typeof certificateTemplates)[number]

/** What a field shows. `text` is the designer's own; `signature` and `logo` are pictures. */
export const certificateFieldKinds = [
  'name',
  'course',
  'date',
  'number',
  'qr',
  'signature',
  'issuer',
  'text',
  'logo',
  'score',
  'valid_until',
] as const
export type CertificateFieldKind = (typeof certificateFieldKinds)[number]

/** Without these nobody can tell whose it is, or check it. */
export const requiredFieldKinds = ['name', 'course', 'number', 'qr'] as const satisfies readonly CertificateFieldKind[]

/** A box on the page; text stands in its middle, a picture as large as it allows. */
export interface CertificateField {
  readonly kind: CertificateFieldKind
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly align: 'left' | 'center' | 'right'
  /** Of text, in points: the largest, as it shrinks to its box. */
  readonly size: number
  /** `#rrggbb`. */
  readonly color: string
  readonly font: 'sans' | 'serif'
  readonly bold: boolean
  /** The designer's text; around a value `{}` stands for it, and '' shows it alone. Below a signature, whose it is. */
  readonly text: string
  /** Media id of a signature's picture; '' for none. */
  readonly image: string
}

/** One of our drawings in a colour, or an own picture by its media id. */
export type CertificateBackground =
  | { readonly template: CertificateTemplate; readonly accent: string }
  | { readonly image: string }

export interface CertificateDesign {
  /** Of dates and numbers, and of the document. */
  readonly language: (typeof languages)[number]
  readonly background: CertificateBackground
  readonly fields: readonly CertificateField[]
}

/** What one certificate says. Dates are `YYYY-MM-DD`. */
export interface CertificateValues {
  readonly name: string
  readonly course: string
  readonly issuer: string
  readonly number: string
  /** Of the public page that the QR code leads to. */
  readonly address: string
  readonly issuedOn: string
  readonly validUntil: string | null
  readonly percentage: number | null
}

export const certificateLimits = {
  name: 60,
  /** Designs of a client. */
  designs: 200,
  fields: 40,
  text: 300,
  size: { min: 5, max: 96 },
  side: { min: 4 },
  /** Phones read a code printed this large. */
  qr: { min: 18 },
} as const
