// @vitest-environment happy-dom
import { removeDrafts } from '@deckle/player/hosts/drafts/stored-drafts.ts'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { drawPart, prepareScreens } from '../../test/draw-part.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { useDraftForm } from './use-draft-form.ts'

prepareScreens('errors')

function WordsForm({ submit = () => undefined }: { readonly submit?: () => unknown }) {
  const form = useDraftForm({ draftKey: 'comment-one', defaultValues: { text: '', shown: true }, submit })
  return (
    <Form form={form}>
      <Field control={form.control} name="text">
        {(field) => <TextField {...field} label="Words" />}
      </Field>
    </Form>
  )
}

const box = () => screen.getByLabelText<HTMLInputElement>('Words')
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
/** As after a reload. */
async function open(user: string | null, submit?: () => unknown) {
  cleanup()
  await drawPart(<WordsForm {...(submit && { submit })} />, { user: user === null ? null : { _id: user } })
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
it('keeps what is typed for the same person, until it is sent', async () => {
  await open('asha')
  type('Half of')
  await open('asha')
  expect(box().value).toBe('Half of')
  await open('ravi')
  expect(box().value, 'another person of the same browser').toBe('')
  await open('asha')
  expect(box().value).toBe('Half of')
  await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement))
  expect(localStorage).toHaveLength(0)
})

it('keeps what could not be sent, forgets what is cleared, and is removed on signing out', async () => {
  await open('asha', () => Promise.reject(new Error('offline')))
  type('Half of')
  await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement))
  await open('asha')
  expect(box().value).toBe('Half of')
  type('')
  expect(localStorage).toHaveLength(0)
  type('Again')
  removeDrafts(() => true)
  await open('asha')
  expect(box().value).toBe('')
})

it('keeps a visitor’s words in the tab alone', async () => {
  await open(null)
  type('Half of')
  expect(localStorage).toHaveLength(0)
  await open(null)
  expect(box().value).toBe('Half of')
  sessionStorage.clear()
  await open(null)
  expect(box().value).toBe('')
})

it('lets people type where storage is full', async () => {
  await open('asha')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  type('Half of')
  expect(box().value).toBe('Half of')
})
