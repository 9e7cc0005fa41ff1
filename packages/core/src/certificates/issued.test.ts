import { expect, it } from 'vitest'
import { certificateState } from './certificate-state.ts'
import { criteriaText } from './criteria.ts'
import { linkedInAddress } from './linkedin-address.ts'

const moment = new Date('2026-03-01T09:30:00Z')

it.each([
  [{ revokedAt: null, replacedBy: null, validUntil: null }, 'valid'],
  [{ revokedAt: null, replacedBy: null, validUntil: new Date(moment.getTime() + 1) }, 'valid'],
  [{ revokedAt: null, replacedBy: null, validUntil: moment }, 'expired'],
  [{ revokedAt: moment, replacedBy: null, validUntil: moment }, 'revoked'],
  [{ revokedAt: moment, replacedBy: 'x', validUntil: null }, 'replaced'],
] as const)('the state of %o is %s', (certificate, state) => {
  expect(certificateState(certificate, moment.getTime())).toBe(state)
})

it('says what one had to do', () => {
  expect(criteriaText({ hasExam: true, passingPercentage: 70 }, 'en')).toContain('final exam with 70 per cent')
  expect(criteriaText({ hasExam: false, passingPercentage: 80 }, 'hi')).toContain('औसतन 80')
  expect(criteriaText({ hasExam: false, passingPercentage: null }, 'bn')).toBe('Completed all required decks.')
})

it('names to LinkedIn what it asks for', () => {
  const address = linkedInAddress({
    course: 'Safety & care',
    issuer: 'Lotus',
    number: 'BCDF-2046-GHJK',
    address: 'https://x.example/certificate/BCDF-2046-GHJK',
    issuedOn: '2026-03-01',
    validUntil: '2028-12-01',
  })
  const [page, query = ''] = address.split('?')
  expect(page).toBe('https://www.linkedin.com/profile/add')
  expect(Object.fromEntries(query.split('&').map((pair) => pair.split('=').map(decodeURIComponent)))).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Safety & care',
    organizationName: 'Lotus',
    issueYear: '2026',
    issueMonth: '3',
    expirationYear: '2028',
    expirationMonth: '12',
    certUrl: 'https://x.example/certificate/BCDF-2046-GHJK',
    certId: 'BCDF-2046-GHJK',
  })
})
