import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { hasFaults, type LeadFault, type LeadFaults, leadFaults } from '@deckle/core/deck/lead-form/lead-faults.ts'
import { type LeadField, leadValueLengths } from '@deckle/core/deck/lead-form/lead-form.ts'
import type { FilledLead, PlayLeadForm } from '../../hosts/host.ts'
import type { LeadWords } from '../../words/lead-words.ts'

interface LeadFormProps {
  readonly form: PlayLeadForm
  /** Prefills the fields of these kinds; '' if unknown. */
  readonly person: NonNullable<PlayLeadForm['person']>
  /** The step that the person has come to, rather than a part of one. */
  readonly isFocused?: boolean
  /** Null where it is skipped. */
  readonly onDone: (lead: FilledLead | null) => void
}

const noFaults = { fields: {}, consent: false, unknown: [] }

/** What was left blank or wrong is said beside its field when the form is sent, and unsaid as it is put right. */
export function LeadForm({ form, person, isFocused = false, onDone }: LeadFormProps) {
  const { title, text, button, fields, consent, words } = form
  const [faults, setFaults] = useState<LeadFaults>(noFaults)
  const element = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus({ preventScroll: true })
  }, [isFocused])
  useEffect(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [faults])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const lead = leadIn(element.current, form)
    const found = leadFaults(form, lead)
    if (hasFaults(found)) setFaults(found)
    else onDone(lead)
  }
  return (
    <div className="dk-body">
      <h2 className="dk-heading" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {text && <p className="dk-lead">{text}</p>}
      <form className="dk-form dk-ask" noValidate ref={element} onSubmit={send}>
        {fields.map((field) => (
          <Field
            key={field.id}
            field={field}
            first={field.kind === 'email' || field.kind === 'name' ? person[field.kind] : ''}
            faults={faults}
            words={words}
          />
        ))}
        {consent.text.trim() && <Consent text={consent.text} isMissing={faults.consent} words={words} />}
        <div className="dk-acts">
          <button type="submit" className="dk-button dk-submit">
            {button}
          </button>
          {!form.required && (
            <button type="button" className="dk-button dk-second" onClick={() => onDone(null)}>
              {words.skip}
            </button>
          )}
        </div>
      </form>
    </div>
  )
}

const consentName = '.consent'

/** What stands in the fields, trimmed; blank ones are left out. */
function leadIn(element: HTMLFormElement | null, { fields }: PlayLeadForm): FilledLead {
  const values = new FormData(element ?? undefined)
  const given = fields.map(({ id }): [string, string] => {
    const value = values.get(id)
    return [id, typeof value === 'string' ? value.trim() : '']
  })
  return {
    fields: Object.fromEntries(given.filter(([, value]) => value !== '')),
    consent: values.has(consentName),
  }
}

/** By the kind of a field: what browsers fill in, and the keyboard of a phone. */
const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  company: { type: 'text', autoComplete: 'organization' },
  text: { type: 'text', autoComplete: 'off' },
} as const

interface FieldProps {
  readonly field: LeadField
  readonly first: string
  /** Those of the last time that the form was sent. */
  readonly faults: LeadFaults
  readonly words: LeadWords
}

function Field({ field, first, faults, words }: FieldProps) {
  const { id, kind, label, required } = field
  const [fixed, setFixed] = useState<LeadFaults | null>(null)
  const faultId = useId()
  const shown = fixed === faults ? undefined : faults.fields[id]
  return (
    <div className="dk-field">
      <label>
        <span>
          {label}
          {!required && <small> ({words.optional})</small>}
        </span>
        <input
          className="dk-input"
          name={id}
          {...inputs[kind]}
          maxLength={leadValueLengths[kind]}
          defaultValue={first}
          aria-required={required}
          aria-invalid={shown !== undefined}
          aria-describedby={faultId}
          onInput={(event) => {
            const only = { fields: [field], consent: { text: '', required: false } }
            const still = leadFaults(only, { fields: { [id]: event.currentTarget.value }, consent: false })
            setFixed(hasFaults(still) ? null : faults)
          }}
        />
      </label>
      <span className="dk-fault" id={faultId}>
        {shown && words[faultWords[shown]]}
      </span>
    </div>
  )
}

const faultWords = {
  missing: 'missing',
  bad_email: 'badEmail',
  bad_phone: 'badPhone',
  too_long: 'tooLong',
} as const satisfies Record<LeadFault, keyof LeadWords>

function Consent({ text, isMissing, words }: { text: string; isMissing: boolean; words: LeadWords }) {
  const faultId = useId()
  const [isTicked, setTicked] = useState(false)
  const shown = isMissing && !isTicked
  return (
    <div className="dk-field dk-agree">
      <label>
        <input
          type="checkbox"
          name={consentName}
          aria-invalid={shown}
          aria-describedby={faultId}
          onInput={(event) => setTicked(event.currentTarget.checked)}
        />
        <span>{text}</span>
      </label>
      <span className="dk-fault" id={faultId}>
        {shown && words.consentNeeded}
      </span>
    </div>
  )
}
