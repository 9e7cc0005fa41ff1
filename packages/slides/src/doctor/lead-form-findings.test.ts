import { expect, it } from 'vitest'
import { type LeadForm, newLeadField, newLeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { sampleDeck, sampleSlide } from '../test/sample-deck.ts'
import { checkDeck } from './check-deck.ts'
import { leadFormFindings } from './lead-form-findings.ts'

const agreed = { text: 'You may write to me.', required: true }
const codes = (change: Partial<LeadForm>, isInPlan = true) =>
  leadFormFindings({ leadForm: { ...newLeadForm, consent: agreed, ...change } }, isInPlan).map(
    ({ severity, code, path }) => `${severity} ${code} ${path}`,
  )

it.each<[string, Partial<LeadForm>, string[]]>([
  ['an e-mail and a consent', {}, []],
  ['no consent text', { consent: { text: ' ', required: true } }, ['warning lead_no_consent leadForm.consent']],
  ['no e-mail', { fields: [newLeadField('phone', true)] }, ['warning lead_no_email leadForm']],
  ['nothing', { fields: [] }, ['error lead_no_fields leadForm']],
  [
    'a field without a label',
    { fields: [newLeadField('email', true), newLeadField('text', false, 'x')] },
    ['error lead_no_label leadForm.fields.x'],
  ],
])('a form with %s', (_what, change, found) => {
  expect(codes(change)).toEqual(found)
})

it('a form that the plan does not show is a warning, no deck without one is', () => {
  expect(codes({}, false)).toEqual(['warning plan_leads leadForm'])
  expect(leadFormFindings({}, false)).toEqual([])
})

it('is part of the check of a deck, with the lengths of its texts', () => {
  const leadForm = { ...newLeadForm, title: 'a'.repeat(50), consent: agreed }
  const slide = sampleSlide('a', 'title', { title: 'Tea' })
  expect(checkDeck(sampleDeck('quiz', [slide], { leadForm }), 'free')).toEqual([
    { slideId: '', path: 'leadForm.title', code: 'over_ideal', severity: 'warning', values: { length: 50, ideal: 40 } },
  ])
})

it('counts its texts that are not translated', () => {
  const deck = sampleDeck('quiz', [], {
    leadForm: { ...newLeadForm, title: 'Write to us', consent: agreed },
    translationEnabled: true,
    translations: {
      hi: {
        name: 'नमूना',
        texts: {
          'leadForm.title': 'हमें लिखें',
          'feedbackTexts.correct': 'x',
          'feedbackTexts.incorrect': 'x',
          'feedbackTexts.neutral': 'x',
        },
        slides: {},
      },
    },
  })
  expect(checkDeck(deck).filter(({ code }) => code === 'untranslated')).toMatchObject([{ values: { count: 1 } }])
})
