// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawPart, prepareScreens } from '../../test/draw-part.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { localText, MomentField } from './moment-field.tsx'
import { useSubmitForm } from './use-submit-form.ts'

prepareScreens('errors')

const input = () => screen.getByLabelText<HTMLInputElement>('Due')
const type = (...values: readonly string[]) => {
  for (const value of values) fireEvent.change(input(), { target: { value } })
}
const due = '2026-11-20T09:05:00.000Z'

it('reports a typed moment in a complete year only, and none where it is cleared', async () => {
  const changed = vi.fn<(value: string | null) => void>()
  await drawPart(<MomentField label="Due" value={due} onChange={changed} />)
  const rest = localText(due).slice(4)
  type(`0002${rest}`, `0020${rest}`, `0202${rest}`)
  fireEvent.blur(input())
  expect(changed).not.toHaveBeenCalled()
  type(`2027${rest}`)
  expect(changed.mock.calls).toEqual([['2027-11-20T09:05:00.000Z']])
  type('')
  expect(changed).toHaveBeenLastCalledWith(null)
})

function DueForm({ submit }: { readonly submit: (values: { readonly due: string | null }) => void }) {
  const form = useSubmitForm<{ due: string | null }>({ defaultValues: { due: null }, submit })
  return (
    <Form form={form}>
      <Field control={form.control} name="due">
        {(field) => <MomentField {...field} label="Due" />}
      </Field>
    </Form>
  )
}

it('keeps a form from being sent while it is partly typed', async () => {
  const submit = vi.fn<(values: { readonly due: string | null }) => void>()
  await drawPart(<DueForm submit={submit} />)
  const send = () => act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement))
  type('0202-11-20T09:05')
  await send()
  expect(submit).not.toHaveBeenCalled()
  expect(screen.getByText('Enter the year with four digits, such as 2026')).toBeDefined()
  expect(document.activeElement).toBe(input())
  type(localText(due))
  await send()
  expect(submit.mock.calls[0]?.[0]).toEqual({ due })
})
