import type { PersonRow } from '@deckle/contract/models/people.ts'

export const samplePerson = (id: string, more: Partial<PersonRow> = {}): PersonRow => ({
  id,
  email: `${id}@meadow.example`,
  username: id,
  first_name: `Name ${id}`,
  last_name: ' ',
  image: '',
  license_type: 'Learner',
  manager: null,
  user_active: true,
  createdAt: '2026-01-02T00:00:00.000Z',
  managerName: null,
  tags: [],
  details: {},
  lastSeenAt: null,
  invitedAt: null,
  deletedAt: null,
  ownsClient: false,
  licenseEnd: null,
  hasSecondFactor: null,
  ...more,
})
