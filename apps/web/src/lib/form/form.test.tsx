// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { drawPart, prepareScreens } from '../../test/draw-part.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { type SubmitFormOptions, useSubmitForm } from './use-submit-form.ts'

interface Values {
  readonly name: string
  readonly email: string
}

prepareScreens('errors')

function PersonForm(
  options: Pick<SubmitFormOptions<Values>, 'submit' | 'refusal' | 'within' | 'reValidateMode' | 'invalidates'>,
) {
  const form = useSubmitForm<Values>({ defaultValues: { name: '', email: 'a@b.c' }, ...options })
  return (
    <Form form={form}>
      <Field control={form.control} name="name" check={(name) => name !== '' || 'Enter a name.'}>
        {(field) => <TextField {...field} label="Name" />}
      </Field>
      <Field control={form.control} name="email" check={(email) => email.includes('@') || 'Enter an address.'}>
        {(field) => <TextField {...field} label="Address" />}
      </Field>
      <button type="submit" aria-busy={form.isPending}>
        Save
      </button>
    </Form>
  )
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, text: string) => fireEvent.change(box(label), { target: { value: text } })
const send = () => act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement))
const refused = (fields: Record<string, string>) =>
  new CallError(422, { code: 'rule_broken', message: 'Not so.', errors: ['Not so.'], fields })

describe('a form', () => {
  it('is not submitted with an invalid field: the first one is focused and shows its error', async () => {
    const submit = vi.fn<() => void>()
    await drawPart(<PersonForm submit={submit} />)
    type('Address', 'nowhere')
    await send()
    expect(submit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(box('Name'))
    expect(screen.getByText('Enter a name.')).toBeDefined()
    expect(screen.getByText('Enter an address.')).toBeDefined()
    type('Name', 'Meera')
    await send()
    expect(document.activeElement).toBe(box('Address'))
    expect(screen.queryByText('Enter a name.')).toBeNull()
  })

  it('shows the server’s refusal at its field, focused, and nothing above the form', async () => {
    const submit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refused({ email: 'Taken already.' }))
    await drawPart(<PersonForm submit={submit} />)
    type('Name', 'Meera')
    await send()
    expect(await screen.findByText('Taken already.')).toBeDefined()
    expect(document.activeElement).toBe(box('Address'))
    expect(box('Address').getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('alert')).toBeNull()
    submit.mockResolvedValueOnce()
    await send()
    await waitFor(() => expect(screen.queryByText('Taken already.')).toBeNull())
  })

  it('finds its fields nested in the body', async () => {
    await drawPart(<PersonForm within="person." submit={() => Promise.reject(refused({ 'person.email': 'Taken.' }))} />)
    type('Name', 'Meera')
    await send()
    expect(await screen.findByText('Taken.')).toBeDefined()
  })

  it('shows other errors above the fields until it is submitted again', async () => {
    const submit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refused({ elsewhere: 'No.' }))
    await drawPart(<PersonForm submit={submit} />)
    type('Name', 'Meera')
    await send()
    expect(screen.getByText('Not so.')).toBeDefined()
    submit.mockResolvedValueOnce()
    await send()
    expect(screen.queryByText('Not so.')).toBeNull()
  })

  it('can replace the text of a refusal', async () => {
    const submit = () => Promise.reject(refused({}))
    const { redraw } = await drawPart(
      <PersonForm submit={submit} refusal={() => ({ field: 'name', message: 'Somebody has it.' })} />,
    )
    type('Name', 'Meera')
    await send()
    expect(await screen.findByText('Somebody has it.')).toBeDefined()
    expect(document.activeElement).toBe(box('Name'))
    await redraw(<PersonForm submit={submit} refusal={() => ({ select: 'email' })} />)
    await send()
    expect(screen.getByText('Not so.')).toBeDefined()
    expect(document.activeElement).toBe(box('Address'))
  })

  it('refetches what it invalidates once it is sent, not what was refused', async () => {
    const submit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refused({}))
    const { client } = await drawPart(<PersonForm submit={submit} invalidates={[['things']]} />)
    client.setQueryData(['things', 'list'], ['old'])
    const isOld = () => client.getQueryState(['things', 'list'])?.isInvalidated
    type('Name', 'Meera')
    await send()
    expect(isOld()).toBe(false)
    submit.mockResolvedValueOnce()
    await send()
    expect(isOld()).toBe(true)
  })

  it('is submitted once, however often Enter is pressed', async () => {
    let answer = () => {}
    const submit = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (answer = resolve)))
    await drawPart(<PersonForm submit={submit} />)
    type('Name', 'Meera')
    await send()
    await send()
    expect(submit).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
    await act(async () => answer())
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false')
    await send()
    expect(submit).toHaveBeenCalledTimes(2)
  })
})
