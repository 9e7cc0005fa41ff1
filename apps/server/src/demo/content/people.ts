import { defaultClaims } from '@deckle/core/sso/sso.ts'
import type { PersonField } from '@deckle/core/people/person-field.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'
import type { StoredSso } from '../../db/json-columns.ts'

export interface DemoPerson {
  /** The part of the e-mail address before the @. */
  readonly key: string
  readonly first_name: string
  readonly last_name: string
  readonly license_type: LicenseType
  /** Key of the manager; null at the top. */
  readonly manager: string | null
  readonly details: Readonly<Record<string, string>>
  /** Gets a password, which is shown after the first start. */
  readonly signsIn?: boolean
  /** Days since the person came; by default about 90. */
  readonly cameDaysAgo?: number
}

export type DemoField = Omit<PersonField, 'choices'> & { readonly choices: string[] }

export interface DemoClient {
  readonly name: string
  readonly domain: string
  readonly plan: 'agency' | 'free' | 'partner'
  readonly footer: string
  readonly people: readonly DemoPerson[]
  readonly fields: readonly DemoField[]
  /** Single sign-on as it looks before its domain is verified; without a secret. */
  readonly sso?: StoredSso
}

const barista = (city: string): Readonly<Record<string, string>> => ({
  Department: 'Shops',
  Role: 'Barista',
  City: city,
})

export const lanternHill: DemoClient = {
  name: 'Lantern Hill Coffee',
  domain: 'lanternhill.example',
  plan: 'agency',
  footer: 'Lantern Hill Coffee Roasters, Bengaluru',
  sso: {
    issuer: 'https://login.lanternhill.example',
    client_id: 'deckle',
    label: 'Lantern Hill ID',
    claims: {
      ...defaultClaims,
      manager: 'manager_email',
      licences: [
        { value: 'trainers', license_type: 'Creator' },
        { value: 'shop-managers', license_type: 'Manager' },
      ],
      updates: { names: true, licence: true, manager: true },
    },
  },
  fields: [
    {
      name: 'Department',
      kind: 'choice',
      choices: ['Management', 'Roastery', 'Shops', 'Training'],
      required: false,
      seen_by: 'self',
      changed_by: 'Admin',
    },
    { name: 'Role', kind: 'text', choices: [], required: false, seen_by: 'self', changed_by: 'Admin' },
    { name: 'City', kind: 'text', choices: [], required: false, seen_by: 'self', changed_by: 'self' },
    { name: 'First aid until', kind: 'date', choices: [], required: false, seen_by: 'Manager', changed_by: 'Admin' },
  ],
  people: [
    {
      key: 'ananya',
      first_name: 'Ananya',
      last_name: 'Rao',
      license_type: 'Admin',
      manager: null,
      details: { Department: 'Management', Role: 'Managing director', City: 'Bengaluru' },
      signsIn: true,
    },
    {
      key: 'vikram',
      first_name: 'Vikram',
      last_name: 'Shetty',
      license_type: 'Manager',
      manager: 'ananya',
      details: { Department: 'Shops', Role: 'Head of shops', City: 'Bengaluru' },
      signsIn: true,
    },
    {
      key: 'meera',
      first_name: 'Meera',
      last_name: 'Nair',
      license_type: 'Creator',
      manager: 'vikram',
      details: { Department: 'Training', Role: 'Training and content', City: 'Bengaluru' },
      signsIn: true,
    },
    {
      key: 'imran',
      first_name: 'Imran',
      last_name: 'Qureshi',
      license_type: 'Creator',
      manager: 'ananya',
      details: { Department: 'Roastery', Role: 'Head roaster', City: 'Chikkamagaluru' },
    },
    {
      key: 'kabir',
      first_name: 'Kabir',
      last_name: 'Das',
      license_type: 'Learner',
      manager: 'vikram',
      details: barista('Indiranagar'),
      signsIn: true,
    },
    {
      key: 'lakshmi',
      first_name: 'Lakshmi',
      last_name: 'Iyer',
      license_type: 'Learner',
      manager: 'vikram',
      details: barista('Indiranagar'),
    },
    {
      key: 'joseph',
      first_name: 'Joseph',
      last_name: 'Pinto',
      license_type: 'Learner',
      manager: 'vikram',
      details: barista('Koramangala'),
    },
    {
      key: 'sunita',
      first_name: 'Sunita',
      last_name: 'Hegde',
      license_type: 'Learner',
      manager: 'vikram',
      details: barista('Koramangala'),
    },
    {
      key: 'arjun',
      first_name: 'Arjun',
      last_name: 'Gowda',
      license_type: 'Learner',
      manager: 'vikram',
      details: barista('Jayanagar'),
    },
    {
      key: 'fatima',
      first_name: 'Fatima',
      last_name: 'Sheikh',
      license_type: 'Learner',
      manager: 'vikram',
      details: barista('Jayanagar'),
    },
    {
      key: 'aditi',
      first_name: 'अदिति',
      last_name: 'शर्मा',
      license_type: 'Learner',
      manager: 'vikram',
      details: barista('Jayanagar'),
    },
    {
      key: 'venkata',
      first_name: 'Venkata Narasimha Raju',
      last_name: 'Subramaniam Chakravarthy',
      license_type: 'Learner',
      manager: 'imran',
      details: { Department: 'Roastery', Role: 'Roaster', City: 'Chikkamagaluru' },
    },
    {
      key: 'rosa',
      first_name: 'Rosa',
      last_name: ' ',
      license_type: 'Learner',
      manager: 'imran',
      details: { Department: 'Roastery', Role: 'Packing', City: 'Chikkamagaluru' },
    },
  ],
}

export const tideway: DemoClient = {
  name: 'Tideway Sailing School',
  domain: 'tideway.example',
  plan: 'free',
  footer: 'Tideway Sailing School, Cowes',
  fields: [],
  people: [
    {
      key: 'harriet',
      first_name: 'Harriet',
      last_name: 'Lowe',
      license_type: 'Admin',
      manager: null,
      details: { Role: 'Owner', City: 'Cowes' },
      signsIn: true,
      cameDaysAgo: 40,
    },
    {
      key: 'tom',
      first_name: 'Tom',
      last_name: 'Askew',
      license_type: 'Learner',
      manager: 'harriet',
      details: { Role: 'Instructor', City: 'Cowes' },
    },
  ],
}

/** Opened the sailing school and looks after it. */
export const harbour: DemoClient = {
  name: 'Harbour Learning Partners',
  domain: 'harbour.example',
  plan: 'partner',
  footer: 'Harbour Learning Partners, Southampton',
  fields: [],
  people: [
    {
      key: 'olive',
      first_name: 'Olive',
      last_name: 'Marsh',
      license_type: 'Admin',
      manager: null,
      details: { Role: 'Owner', City: 'Southampton' },
      signsIn: true,
    },
  ],
}
