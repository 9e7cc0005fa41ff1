import { expectAccessible } from '../lib/screens/accessibility.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

/** As long as a course may be called. */
const longest = 'Brewing tea for guests who come late '.repeat(4).slice(0, 120).trim()

test('an Admin adds a person with courses, writes to them, and finds it in the audit log', async ({ page }) => {
  const organisation = await makeOrganisation('Kettle House')
  await organisation.owner.call('POST', '/courses/create', { title: longest })
  await signIn(page, organisation.ownerAccount, '/people/new')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await page.getByLabel('First name').fill('Ira')
  await page.getByLabel('E-mail').fill(`ira@${organisation.domain}`)
  await page.getByRole('combobox', { name: 'Courses' }).fill('Brewing')
  await page.getByRole('option', { name: longest }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('is a draft. The person sees it when it is published.', { exact: false })).toBeVisible()
  await expectAccessible(page, 'new-person-with-courses')
  await press('Create and invite')
  await expect(page.getByText('Enrolled in 1 course')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ira', exact: true })).toBeVisible()

  await press('Send message')
  const dialog = page.getByRole('dialog', { name: 'Message to Ira' })
  await dialog.getByLabel('Subject').fill('Welcome')
  await dialog.getByLabel('Message').fill('Your course starts on Monday.')
  await expectAccessible(page, 'message-to-a-person')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent')).toBeVisible()

  await page.goto(`${url()}/organisation`)
  await expect(page.getByText('Sent a message to a person')).toBeVisible()
  await page.goto(`${url()}/organisation?tab=keys`)
  await expect(page.getByText('No keys yet')).toBeVisible()
  await expectAccessible(page, 'certificate-keys')
})
