import type { clients } from '@deckle/contract/clients.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { users } from '@deckle/contract/users.ts'
import type { Page } from '@playwright/test'
import { apiAs } from '../lib/api.ts'
import { directoryClient, startDirectory } from '../lib/directory.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { expectNoSidewaysScroll } from '../lib/screens/check-screen.ts'
import { expect, test, url } from '../lib/test.ts'

// An Admin sets single sign-on up; a new person of the directory signs in by their address and arrives under their
// manager; signing out here signs out there.

test('sign-in by the directory: a new person arrives under the right manager', ({ page }) => arrive(page))
test('sign-in by the directory, on a phone', { tag: ['@phone', '@deep'] }, ({ page }) => arrive(page))

async function arrive(page: Page): Promise<void> {
  const organisation = await makeOrganisation('Meadow School')
  const { id, domain, owner } = organisation
  const manager = await organisation.add({ first: 'Mohan', last: 'Nair', license: 'Manager' })
  const tara = { email: `tara@${domain}`, email_verified: true, given_name: 'Tara', family_name: 'Bose' }
  const account = { ...tara, groups: ['teachers'], manager: manager.email }
  // The provider's pages ask for a font of the web.
  await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  const directory = await startDirectory({ id, url: url() }, { tara: account })
  try {
    await setUp(page, organisation, directory.issuer)
    await (await apiAs('Superadmin')).call('POST', `/clients/${id}/sso/domains/confirm`, { domain })

    await page.goto(`${url()}/login`)
    await page.getByRole('textbox', { name: 'E-mail' }).fill(`tara@${domain}`)
    await page.getByRole('button', { name: 'Continue with Meadow ID' }).click()
    await signInThere(page)
    await expect(page).toHaveURL(`${url()}/`)
    await expect(page.getByRole('heading', { name: 'Make your first deck' })).toBeVisible()
    await expectNoSidewaysScroll(page, 'first sign-in')

    const found = await owner.call<ReplyOf<typeof users.listSearch>>('POST', '/users/list/search', {
      search: tara.email,
    })
    expect(found.users.map(({ license_type, manager: above }) => [license_type, above])).toEqual([
      ['Creator', manager.id],
    ])

    await page.goto(`${url()}/logout`)
    await page.getByRole('button', { name: 'Yes, sign me out' }).click()
    await expect(page).toHaveURL(`${url()}/${id}/login`)
    await expect(page.getByRole('button', { name: 'Continue with Meadow ID' })).toBeVisible()
  } finally {
    await directory.close()
  }
}

async function setUp(
  page: Page,
  { id, domain, owner, ownerAccount }: Awaited<ReturnType<typeof makeOrganisation>>,
  issuer: string,
): Promise<void> {
  await page.goto(`${url()}/login?back=${encodeURIComponent('/account?tab=sso')}`)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(ownerAccount.email)
  await page.getByLabel('Password', { exact: true }).fill(ownerAccount.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('textbox', { name: 'Address of the provider (issuer)' }).fill(issuer)
  await page.getByRole('button', { name: 'Test the connection' }).click()
  await expect(page.getByText('The provider answers as it should')).toBeVisible()
  await page.getByRole('textbox', { name: 'Client id' }).fill(directoryClient.id)
  await page.getByLabel('Client secret').fill(directoryClient.secret)
  await page.getByRole('textbox', { name: 'Name on the button' }).fill('Meadow ID')
  await page.getByRole('textbox', { name: 'Domains, one a line' }).fill(domain)
  await page.getByRole('textbox', { name: 'Manager' }).fill('manager')
  await page.getByRole('button', { name: 'Add a group' }).click()
  await page.getByRole('textbox', { name: 'Group', exact: true }).fill('teachers')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Not verified yet')).toBeVisible()
  await expectNoSidewaysScroll(page, 'single sign-on')
  const { client } = await owner.call<ReplyOf<typeof clients.show>>('GET', `/clients/${id}`)
  expect(client.app_configuration.sso).toMatchObject({ issuer, has_secret: true, is_ready: false })
  await page.goto(`${url()}/logout`)
  await expect(page).toHaveURL(/\/login/)
}

/** The pages of oidc-provider for development: who one is, then whether one agrees. */
async function signInThere(page: Page): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill('tara')
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}
