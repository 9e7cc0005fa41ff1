import type { ShortUrl } from '@deckle/contract/urls.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { urlLimits, urlSlugProblem } from '@deckle/core/url/short-url.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { api } from '../lib/api.ts'
import { Field } from '../lib/form/field.tsx'
import { Form } from '../lib/form/form.tsx'
import { MomentField } from '../lib/form/moment-field.tsx'
import { useSubmitForm } from '../lib/form/use-submit-form.ts'
import { useWords } from '../words/use-words.ts'
import { type AddressTarget, changesAddresses } from './queries.ts'

interface AddressDialogProps {
  readonly target: AddressTarget
  /** Null for a new one. */
  readonly url: ShortUrl | null
  readonly onClose: () => void
}

const tagNames = ['source', 'medium', 'campaign'] as const

export function AddressDialog({ target, url, onClose }: AddressDialogProps) {
  const t = useWords('short-addresses')
  const form = useSubmitForm({
    defaultValues: {
      slug: url?.slug ?? '',
      source: url?.source ?? '',
      medium: url?.medium ?? '',
      campaign: url?.campaign ?? '',
      expiresAt: url?.expiresAt ?? null,
    },
    submit: async ({ slug, ...values }) => {
      const own = isBlank(slug) || slug === url?.slug ? {} : { slug }
      if (url) await api.urls.update({ params: { id: url.id }, body: { ...values, ...own } })
      else await api.urls.create({ params: { id: target.id }, body: { ...values, ...own } })
      onClose()
    },
    invalidates: changesAddresses,
  })
  const slugFault = (slug: string) => {
    const typed = slug.trim().toLowerCase()
    if (typed === '' || slug === url?.slug) return true
    const problem = urlSlugProblem(typed)
    return problem === null || t(`slug.problems.${problem}`)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={url ? t('edit.title') : t('new')}
      description={url ? undefined : t('text')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
            {url ? t('edit.save') : t('create')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <Field control={form.control} name="slug" check={slugFault}>
          {(field) => (
            <TextField
              {...field}
              label={t('slug.label')}
              description={url ? t('slug.change') : t('slug.text')}
              placeholder={t('slug.example')}
              maxLength={urlLimits.slug.max}
            />
          )}
        </Field>
        {tagNames.map((name) => (
          <Field key={name} control={form.control} name={name}>
            {(field) => (
              <TextField
                {...field}
                label={t(`tags.${name}`)}
                placeholder={t(`tags.${name}Example`)}
                maxLength={urlLimits.tag}
              />
            )}
          </Field>
        ))}
        <Field control={form.control} name="expiresAt">
          {(field) => <MomentField {...field} label={t('expires')} description={t('expiresText')} />}
        </Field>
      </Form>
    </Dialog>
  )
}
