import { describe, expect, it } from 'vitest'
import { applyEdit } from '../edit/apply-edit.ts'
import { digestInput } from '../canonical-json.ts'
import { deckTextsIn, deckTextsOf } from '../texts/localise.ts'
import { countingIds, sampleDeck, testCatalog } from '../test/sample-deck.ts'
import { hasFaults, leadFaults } from './lead-faults.ts'
import { hasUniqueFields, type LeadForm, newLeadField, newLeadForm, openKinds } from './lead-form.ts'

const form: LeadForm = {
  ...newLeadForm,
  title: 'Your plan by mail',
  fields: [
    ...newLeadForm.fields,
    newLeadField('phone', false),
    { ...newLeadField('text', true, 'size'), label: 'Size' },
  ],
  consent: { text: 'You may write to me.', required: true },
}

describe('what is filled in', () => {
  const whole = { email: 'asha@example.com', size: '12' }
  it.each([
    ['all that is asked for', whole, {}],
    ['nothing', {}, { email: 'missing', size: 'missing' }],
    ['blanks', { email: ' ', size: '\t' }, { email: 'missing', size: 'missing' }],
    ['no address', { ...whole, email: 'asha@example' }, { email: 'bad_email' }],
    ['an address with a blank', { ...whole, email: 'asha @example.com' }, { email: 'bad_email' }],
    ['a number', { ...whole, phone: '+91 (22) 555-0199' }, {}],
    ['a number in Devanagari', { ...whole, phone: '९८७६५ ४३२१०' }, {}],
    ['letters for a number', { ...whole, phone: 'call me' }, { phone: 'bad_phone' }],
    ['too few digits', { ...whole, phone: '123' }, { phone: 'bad_phone' }],
    ['more than fits', { ...whole, name: 'a'.repeat(121) }, { name: 'too_long' }],
    ['the name of a prototype', { ...whole, constructor: 'x' }, {}],
  ] as const)('%s', (_what, fields, faults) => {
    expect(leadFaults(form, { fields, consent: true }).fields).toEqual(faults)
  })
  it('needs the consent where it must be given', () => {
    expect(leadFaults(form, { fields: whole, consent: false }).consent).toBe(true)
    expect(hasFaults(leadFaults(form, { fields: whole, consent: true }))).toBe(false)
    const free = { ...form, consent: { ...form.consent, required: false } }
    expect(hasFaults(leadFaults(free, { fields: whole, consent: false }))).toBe(false)
    const unasked = { ...form, consent: { text: ' ', required: true } }
    expect(hasFaults(leadFaults(unasked, { fields: whole, consent: false }))).toBe(false)
  })
  it('names fields that the form does not have', () => {
    const faults = leadFaults(form, { fields: { ...whole, income: '1' }, consent: true })
    expect(faults.unknown).toEqual(['income'])
    expect(hasFaults(faults)).toBe(true)
  })
})

describe('the fields of a form', () => {
  it("are one of a kind, and as many of one's own as there is room for", () => {
    expect(openKinds(form)).toEqual(['company', 'text'])
    expect(hasUniqueFields(form.fields)).toBe(true)
    expect(hasUniqueFields([...form.fields, newLeadField('text', false, 'size')])).toBe(false)
    expect(hasUniqueFields([newLeadField('email', true, 'mail')])).toBe(false)
    expect(hasUniqueFields([newLeadField('text', true, 'email')])).toBe(false)
  })
})

describe('a deck', () => {
  const deck = sampleDeck()
  it('without a form has the digest that it had before there were forms', () => {
    expect(digestInput(deck)).not.toContain('leadForm')
    const withForm = applyEdit(
      { content: deck, current: 0 },
      { type: 'setProperties', patch: { leadForm: form } },
      testCatalog,
      countingIds(),
    )
    if (!withForm.ok) throw new Error(withForm.reason)
    const without = applyEdit(
      withForm.state,
      { type: 'setProperties', patch: { leadForm: undefined } },
      testCatalog,
      countingIds(),
    )
    if (!without.ok) throw new Error(without.reason)
    expect(digestInput(withForm.state.content)).toContain('leadForm')
    expect(digestInput(without.state.content)).toBe(digestInput(deck))
  })
  it('has the texts of its form translated with it', () => {
    const content = {
      ...deck,
      leadForm: form,
      translations: {
        hi: { name: '', slides: {}, texts: { 'leadForm.title': 'आपकी योजना', 'leadForm.fields.size': 'आकार' } },
      },
    }
    expect(
      deckTextsOf(content)
        .map(({ path }) => path)
        .filter((path) => path.startsWith('leadForm')),
    ).toEqual(['leadForm.title', 'leadForm.fields.size', 'leadForm.consent'])
    expect(deckTextsIn(content, 'hi').leadForm).toMatchObject({
      title: 'आपकी योजना',
      fields: [{}, {}, {}, { label: 'आकार' }],
      consent: { text: 'You may write to me.' },
    })
    expect(deckTextsIn(deck, 'hi').leadForm).toBeUndefined()
  })
})
