import type { TagName } from '@deckle/contract/models/tag.ts'
import { actorRank, licenseRank, type LicenseType, licenseTypes } from '@deckle/core/access/access.ts'
import { isEmail, normaliseEmail } from '@deckle/core/text/email-address.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useNavigate } from '@tanstack/react-router'
import { type Control, useWatch } from 'react-hook-form'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { PersonPicker } from '../../../people/person-picker.tsx'
import { TagPicker } from '../../../tags/tag-picker.tsx'
import { useWords } from '../../../words/use-words.ts'
import { changed } from '../queries.ts'
import { CoursesField, type ChosenCourse } from './courses-field.tsx'
import { DefinedField, type Definition } from '../parts/defined-field.tsx'

interface Values {
  first_name: string
  last_name: string
  email: string
  license_type: LicenseType
  manager: string | null
  tags: readonly TagName[]
  courses: readonly ChosenCourse[]
  due_at: string | null
  /** In the order of the client's fields. */
  values: { value: string }[]
  way: 'invite' | 'password'
  password: string
}

/** Creates a person with an invitation mail, or with a password that the Admin passes on. */
export function NewPersonForm({ definitions }: { readonly definitions: readonly Definition[] }) {
  const words = useWords('person')
  const form = useNewPerson(definitions)
  const { control } = form
  const way = useWatch({ control, name: 'way' })
  return (
    <Form form={form} className="flex max-w-md flex-col gap-4">
      <Names control={control} />
      <Place control={control} />
      {definitions.map((definition, at) => (
        <DefinedField key={definition.name} control={control} name={`values.${at}.value`} definition={definition} />
      ))}
      <Field control={control} name="tags">
        {({ value, onChange }) => <TagPicker kind="user" label={words('tags')} value={value} onChange={onChange} />}
      </Field>
      <Courses control={control} />
      <Field control={control} name="way">
        {({ value, onChange }) => (
          <RadioGroup
            label={words('new.way')}
            value={value}
            onChange={onChange}
            options={[
              { id: 'invite', label: words('new.byInvite'), description: words('new.byInviteText') },
              { id: 'password', label: words('new.byPassword') },
            ]}
          />
        )}
      </Field>
      {way === 'password' && (
        <Field control={control} name="password" check={(value) => value !== '' || words('new.missing')}>
          {(field) => <TextField {...field} label={words('new.password')} autoComplete="off" />}
        </Field>
      )}
      <div>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {words(way === 'invite' ? 'new.createAndInvite' : 'new.create')}
        </Button>
      </div>
    </Form>
  )
}

function useNewPerson(definitions: readonly Definition[]) {
  const words = useWords('person')
  const navigate = useNavigate()
  return useSubmitForm<Values>({
    defaultValues: {
      first_name: '',
      last_name: '',
      email: '',
      license_type: 'Learner',
      manager: null,
      tags: [],
      courses: [],
      due_at: null,
      values: definitions.map(() => ({ value: '' })),
      way: 'invite',
      password: '',
    },
    submit: async ({ way, password, tags, values, courses, due_at, ...person }) => {
      const details = Object.fromEntries(
        definitions.flatMap(({ name }, at) => (values[at]?.value ? [[name, values[at].value]] : [])),
      )
      const body = {
        ...person,
        details,
        tags: tags.map(({ id }) => id),
        ...(way === 'invite' ? { invite: true } : { password }),
      }
      const { user } =
        courses.length === 0
          ? await api.users.create({ body })
          : await api.users.createEnroll({
              body: { ...body, courses: courses.map(({ id }) => id), ...(due_at !== null && { due_at }) },
            })
      toast({
        title: words(way === 'invite' ? 'new.invited' : 'new.created'),
        ...(courses.length > 0 && { description: words('new.enrolled', { count: courses.length }) }),
        tone: 'success',
      })
      await navigate({ to: '/people/$id', params: { id: user.id } })
    },
    invalidates: [...changed, queryKeys('licenses').all, queryKeys('courses').all, queryKeys('learners').all],
    fieldOf: (name) => {
      const at = definitions.findIndex((definition) => name === `details.${definition.name}`)
      return at < 0 ? undefined : `values.${at}.value`
    },
  })
}

function Names({ control }: { readonly control: Control<Values> }) {
  const words = useWords('person')
  return (
    <>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <Field control={control} name="first_name" check={(value) => !isBlank(value) || words('new.missing')}>
          {(field) => <TextField {...field} label={words('new.first')} limits={{ max: 60 }} />}
        </Field>
        <Field control={control} name="last_name">
          {(field) => <TextField {...field} label={words('new.last')} limits={{ max: 60 }} isOptional />}
        </Field>
      </div>
      <Field control={control} name="email" check={(value) => isEmail(normaliseEmail(value)) || words('new.email')}>
        {(field) => <TextField {...field} type="email" label={words('email')} />}
      </Field>
    </>
  )
}

function Place({ control }: { readonly control: Control<Values> }) {
  const words = useWords('person')
  const actor = actorOf(useUser())
  const types = licenseTypes.filter((type) => licenseRank(type) <= actorRank(actor))
  return (
    <>
      <Field control={control} name="license_type">
        {(field) => (
          <Select<LicenseType>
            {...field}
            label={words('licence.type')}
            options={types.map((id) => ({ id, label: words(`licenses.${id}`) }))}
          />
        )}
      </Field>
      <Field control={control} name="manager">
        {({ onChange, error }) => (
          <PersonPicker
            label={words('new.manager')}
            isOptional
            error={error}
            onPick={(manager) => onChange(manager?.id ?? null)}
          />
        )}
      </Field>
    </>
  )
}

/** Courses, and a due date in place of theirs. */
function Courses({ control }: { readonly control: Control<Values> }) {
  const words = useWords('person')
  const courses = useWatch({ control, name: 'courses' })
  return (
    <>
      <Field control={control} name="courses">
        {({ value, onChange, error }) => <CoursesField value={value} onChange={onChange} error={error} />}
      </Field>
      {courses.length > 0 && (
        <Field control={control} name="due_at">
          {(field) => <MomentField {...field} label={words('new.due')} description={words('new.dueText')} />}
        </Field>
      )}
    </>
  )
}
