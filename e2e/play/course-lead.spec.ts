import { newLeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { apiAs } from '../lib/api.ts'
import { makeDeck, selectSlide } from '../lib/decks.ts'
import { enrol, makeCourse } from '../lib/learning/make-course.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { advance, choose } from '../lib/play/deck-play.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { expectNoSidewaysScroll } from '../lib/screens/check-screen.ts'
import { setChecked } from '../lib/set-checked.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

interface Leads {
  readonly leads: readonly { readonly email: string; readonly course: { readonly title: string } | null }[]
}

test(
  'a course shows the lead form of a deck once its author enables it, and the lead names the course',
  { tag: ['@phone', '@both'] },
  async ({ page, browser }) => {
    const { owner, ownerAccount, add } = await makeOrganisation('Harbour Tea')
    const nila = await add({ first: 'Nila', last: 'Roy' })
    const deck = await makeDeck(owner, {
      name: 'Leaves',
      slides: [selectSlide('Green?', ['Yes', 'No'])],
      content: { leadForm: { ...newLeadForm, required: true } },
    })
    const courseId = await makeCourse(owner, { title: 'Tea', decks: [deck.id] })
    await enrol(owner, courseId, [nila.id])

    const atDesk = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(atDesk, ownerAccount, `/courses/${courseId}/edit`)
    const settings = atDesk.getByRole('region', { name: 'Course', exact: true })
    await settings.getByRole('button', { name: 'Learning and passing' }).click()
    await setChecked(settings.getByRole('switch', { name: 'Lead forms' }))
    await atDesk.getByRole('button', { name: 'Publish changes' }).click()
    const dialog = atDesk.getByRole('dialog', { name: 'Publish the course' })
    await dialog.getByRole('button', { name: 'Publish changes' }).click()
    await expect(dialog).toBeHidden()
    await atDesk.context().close()

    await signIn(page, nila, `/courses/${courseId}/play/${deck.id}`)
    await choose(page, 'Yes')
    await advance(page).click()
    await expect(page.getByRole('heading', { name: 'How can we reach you?' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(nila.email)
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Nila Roy')
    await expect(page.getByText('Your score')).toHaveCount(0)
    await expectNoSidewaysScroll(page, 'course-lead-form')
    await expectAccessible(page, 'course-lead-form')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Your score')).toBeVisible()
    const leads = async () => (await (await apiAs(ownerAccount, url())).call<Leads>('GET', '/leads')).leads
    await expect.poll(leads).toMatchObject([{ email: nila.email, course: { title: 'Tea' } }])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'How can we reach you?' })).toHaveCount(0)
  },
)
