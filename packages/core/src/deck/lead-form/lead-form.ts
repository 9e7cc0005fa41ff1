/** When the form is shown: before the first slide, before the ending, or below it. */
export const leadFormTimes = ['start', 'before_result', 'end'] as const
export type LeadFormTime = (typeof leadFormTimes)[number]

/** What a field asks for. Of each but `text`, a form has one at most. */
export const leadFieldKinds = ['name', 'email', 'phone', 'company', 'text'] as const
export type LeadFieldKind = (typeof leadFieldKinds)[number]

export interface LeadField {
  /** The kind itself; of a `text` field, any other. */
  readonly id: string
  readonly kind: LeadFieldKind
  /** '' for the player's own word, which a `text` field has none of. */
  readonly label: string
  /** Must be filled in where the form is sent. */
  readonly required: boolean
}

/** What a deck asks people for, to get in touch with them (decisions.md §5 "A lead is captured"). */
export interface LeadForm {
  readonly when: LeadFormTime
  /** '' for the player's own. */
  readonly title: string
  readonly text: string
  /** '' for the player's own. */
  readonly button: string
  readonly fields: readonly LeadField[]
  /** The form can't be skipped. */
  readonly required: boolean
  /** What people agree to by a tick. '' for none: nobody is asked. */
  readonly consent: { readonly text: string; readonly required: boolean }
}

/** Characters that may be given, by the kind of a field. */
export const leadValueLengths: Readonly<Record<LeadFieldKind, number>> = {
  name: 120,
  email: 254,
  phone: 40,
  company: 120,
  text: 500,
}

/** Asks for name and e-mail before the result, and may be skipped. */
export const newLeadForm: LeadForm = {
  when: 'before_result',
  title: '',
  text: '',
  button: '',
  fields: [newLeadField('name', false), newLeadField('email', true)],
  required: false,
  consent: { text: '', required: true },
}

/** @param id of a `text` field */
export function newLeadField(kind: LeadFieldKind, required: boolean, id: string = kind): LeadField {
  return { id, kind, label: '', required }
}

/** Kinds that a form may still ask for. */
export function openKinds({ fields }: Pick<LeadForm, 'fields'>): LeadFieldKind[] {
  return leadFieldKinds.filter((kind) => kind === 'text' || fields.every((field) => field.kind !== kind))
}

/** Of each kind but `text` one at most, and each id once. */
export function hasUniqueFields(fields: readonly LeadField[]): boolean {
  const kinds: readonly string[] = leadFieldKinds
  return (
    new Set(fields.map(({ id }) => id)).size === fields.length &&
    fields.every(({ id, kind }) => (kind === 'text' ? !kinds.includes(id) : id === kind))
  )
}
