import type { Lead } from '@deckle/contract/leads.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'

export const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })

export const sampleLead = (id: string, more: Partial<Lead> = {}): Lead => ({
  id,
  deck: { id: 'deck', name: 'Which coffee suits you?' },
  course: null,
  attempt: 'attempt',
  name: `Lead ${id}`,
  email: `${id}@tea.example`,
  phone: '',
  company: '',
  answers: [],
  score: null,
  outcome: '',
  tags: [],
  source: '',
  medium: '',
  campaign: '',
  utm: { source: '', medium: '', campaign: '' },
  referrer: '',
  country: null,
  city: null,
  device: 'phone',
  language: 'en',
  consent: null,
  status: 'new',
  owner: null,
  first_touch: null,
  last_touch: null,
  duplicate: false,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  deleted_at: null,
  can: { edit: true },
  ...more,
})
