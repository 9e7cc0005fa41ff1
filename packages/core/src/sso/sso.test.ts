import { describe, expect, it } from 'vitest'
import { arrivalOf, defaultClaims, isDomain, ownPath, personFromClaims } from './sso.ts'

describe('what claims say of a person', () => {
  it('names, address, language, manager, and the highest licence of the groups', () => {
    const mapping = {
      ...defaultClaims,
      manager: 'manager_email',
      groups: 'realm_access.roles',
      licences: [
        { value: 'staff', license_type: 'Creator' as const },
        { value: 'leads', license_type: 'Manager' as const },
      ],
    }
    const claims = {
      email: ' Tara@Meadow.Example ',
      email_verified: true,
      given_name: 'Tara',
      family_name: 'Bose\u0000',
      locale: 'hi-IN',
      manager_email: 'Mohan@meadow.example',
      realm_access: { roles: ['leads', 'staff', 7] },
    }
    expect(personFromClaims(claims, mapping)).toEqual({
      email: 'tara@meadow.example',
      verified: 'yes',
      first_name: 'Tara',
      last_name: 'Bose',
      language: 'hi',
      manager: 'mohan@meadow.example',
      license_type: 'Manager',
    })
  })

  it('is nothing where claims are missing, of other types, or of Object.prototype', () => {
    const mapping = { ...defaultClaims, first_name: '__proto__.name', groups: 'constructor.name' }
    expect(personFromClaims({ email: ['a@b.example'], email_verified: 'no', locale: 4 }, mapping)).toEqual({
      email: '',
      verified: 'no',
      first_name: '',
      last_name: '',
      language: '',
      manager: '',
      license_type: null,
    })
  })

  it('never makes a Superadmin', () => {
    const licences = [{ value: 'root', license_type: 'Superadmin' as never }]
    expect(personFromClaims({ groups: 'root' }, { ...defaultClaims, licences }).license_type).toBeNull()
  })
})

it.each([
  ['yes', false, 'create'],
  ['unsaid', false, 'create'],
  ['no', false, 'unverified'],
  ['yes', true, 'link'],
  ['unsaid', true, 'unverified'],
  ['no', true, 'unverified'],
] as const)('an address confirmed: %s, with an account: %s: %s', (verified, exists, arrival) => {
  const domains = ['meadow.example']
  expect(arrivalOf({ email: 'a@meadow.example', verified }, { domains, exists })).toBe(arrival)
  expect(arrivalOf({ email: 'a@meadow.example.org', verified }, { domains, exists })).toBe('foreign_domain')
  expect(arrivalOf({ email: '', verified }, { domains, exists })).toBe('no_email')
})

it.each([
  ['/courses?tab=1', '/courses?tab=1'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/a\\b', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('a way back to %j leads to %s', (wanted, path) => expect(ownPath(wanted)).toBe(path))

it('domains are host names of two labels or more', () => {
  expect(['meadow.example', 'a.b-c.co.in', 'xn--11b4c3d.xn--h2brj9c'].every(isDomain)).toBe(true)
  expect(
    ['meadow', '-a.example', 'a..example', 'a.example.', 'a b.example', '1.2.3.4', 'A.example'].some(isDomain),
  ).toBe(false)
})
