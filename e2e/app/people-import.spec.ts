import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { users } from '@deckle/contract/users.ts'
import type { user_fields } from '@deckle/contract/user-fields.ts'
import type { Page } from '@playwright/test'
import { Editor } from '../lib/editor.ts'
import { makeOrganisation, type Organisation } from '../lib/organisation.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { expect, signIn, test } from '../lib/test.ts'

// A list of 300 people from a Central European spreadsheet: Windows-1250, separated by semicolons, with decimal commas and
// with departments that the field doesn't have.

const file = readFileSync(path.join(import.meta.dirname, '../files/people-windows-1250.csv'))
const departments = ['Sales', 'Support']
const missing = ['Sprzedaż', 'Výroba', 'Łączność']

test('300 people are imported from Windows-1250 with decimal commas and new departments', ({ page }) => journey(page))

test('the same import on a phone', { tag: ['@phone', '@deep'] }, ({ page }) => journey(page))

async function journey(page: Page): Promise<void> {
  const organisation = await makeOrganisation('Zorza Works')
  const { owner } = organisation
  await owner.call('POST', '/users/fields/create', { name: 'Department', kind: 'choice', choices: departments })
  await owner.call('POST', '/users/fields/create', { name: 'Day rate', kind: 'number' })
  await signIn(page, organisation.ownerAccount, '/people/import')
  await expect(page.getByRole('heading', { name: 'Import people' })).toBeVisible()
  await upload(page, organisation)
  await lookAtColumns(page)
  const hand = new Editor(page)
  const press = (name: string) => hand.press(page.getByRole('button', { name }))

  await press('Check 300 rows')
  await expect(page.getByText('3 values are missing from the choices')).toBeVisible()
  const callout = page.getByRole('listitem').filter({ hasText: /^Department: Sprzedaż/ })
  for (const choice of missing) await expect(callout).toContainText(choice)
  await expectAccessible(page, 'import with missing choices')
  await press('Add 3 missing choices')
  await expect(page.getByText('3 values are missing from the choices')).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Łukasz Wójcik' })).toContainText('1250.5')
  await press('Import 300 people')
  await expect(page.getByText('300 people were created', { exact: false })).toBeVisible()
  await expectAccessible(page, 'import that is done')
  await expectStored(organisation)
}

/** The addresses in the file are the organisation's own, since an address has one account. */
async function upload(page: Page, { domain }: Organisation): Promise<void> {
  const buffer = Buffer.from(file.toString('latin1').replaceAll('crew.example', domain), 'latin1')
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
}

/** The encoding and the decimal comma are decided from the file, shown, and can be changed. */
async function lookAtColumns(page: Page): Promise<void> {
  const hand = new Editor(page)
  const encoding = page.getByRole('button', { name: /Encoding$/ })
  await expect(encoding).toContainText('Central European (Windows-1250)')
  await expect(page.getByText('Łukasz · Żaneta · Šárka', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: /Decimal separator of “Day rate”$/ })).toContainText('Decimal comma')
  await expectAccessible(page, 'columns of an import')
  await chooseEncoding('Western European (Windows-1252)')
  await expect(page.getByText('£ukasz', { exact: false }).first()).toBeVisible()
  await chooseEncoding('Central European (Windows-1250)')
  await expect(page.getByText('Łukasz · Żaneta · Šárka', { exact: false })).toBeVisible()

  async function chooseEncoding(name: string): Promise<void> {
    await hand.press(encoding)
    await hand.press(page.getByRole('option', { name }))
    await expect(encoding).toContainText(name)
    await expect(encoding).toBeEnabled()
  }
}

async function expectStored({ owner, domain }: Organisation): Promise<void> {
  const text = new TextDecoder('windows-1250').decode(file).replaceAll('crew.example', domain)
  const expected = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => {
      const [email = '', first = '', last = '', department = '', rate = ''] = line.split(';')
      return [email, `${first} ${last}`, department, String(Number(rate.replace('.', '').replace(',', '.')))]
    })
  const found: string[][] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: ReplyOf<typeof users.listQuery> = await owner.call('POST', '/users/list/query', {
      limit: 100,
      ...(cursor && { cursor }),
    })
    for (const { email, first_name, last_name, details } of page.users)
      found.push([email, `${first_name} ${last_name}`, details['Department'] ?? '', details['Day rate'] ?? ''])
    cursor = page.next
  }
  const byEmail = (a: readonly string[], b: readonly string[]) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1)
  expect(found.filter(([email = '']) => email.startsWith('person')).toSorted(byEmail)).toEqual(
    expected.toSorted(byEmail),
  )
  const { fields } = await owner.call<ReplyOf<typeof user_fields.list>>('GET', '/users/fields/list')
  expect(fields.find(({ name }) => name === 'Department')?.choices).toEqual([...departments, ...missing])
}
