import type { Blog } from '@deckle/contract/blogs.ts'
import { blogLimits } from '@deckle/core/client/blog-settings.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { isOwnPath } from '@deckle/core/text/own-path.ts'
import { isSafeLink } from '@deckle/core/text/safe-link.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useFieldArray } from 'react-hook-form'
import { Field } from '../../../lib/form/field.tsx'
import type { SubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'

export type BlogValues = Blog['settings']

/** The links above or below the articles, in order. */
export function BlogLinks({
  form: { control },
  name,
}: {
  form: Pick<SubmitForm<BlogValues>, 'control'>
  name: 'header' | 'footer'
}) {
  const words = useWords('account')
  const { fields, append, remove } = useFieldArray({ control, name })
  const isAddress = (url: string) => (url !== '' && (isSafeLink(url) || isOwnPath(url))) || words('blog.badAddress')
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-strong">{words(`blog.${name}`)}</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className="flex items-start gap-2 phone:flex-wrap">
          <Field control={control} name={`${name}.${at}.label`} check={(label) => !isBlank(label) || words('required')}>
            {(field) => (
              <TextField {...field} label={words('blog.label')} limits={{ max: blogLimits.label }} className="flex-1" />
            )}
          </Field>
          <Field control={control} name={`${name}.${at}.url`} check={isAddress}>
            {(field) => (
              <TextField {...field} label={words('blog.url')} maxLength={blogLimits.url} className="flex-1" />
            )}
          </Field>
          <Button
            className="mt-6"
            aria-label={words('blog.removeAt', { at: String(at + 1) })}
            onPress={() => remove(at)}
          >
            {words('blog.remove')}
          </Button>
        </div>
      ))}
      {fields.length === 0 && <p className="text-sm text-muted">{words('blog.noLinks')}</p>}
      {fields.length < blogLimits[name] && (
        <div>
          <Button size="sm" onPress={() => append({ label: '', url: '' })}>
            {words('blog.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
