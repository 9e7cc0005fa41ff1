import { clientSlugLimits, clientSlugProblem } from '@deckle/core/client/client-slug.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { clientQuery } from './client-query.ts'

/** The address of the client's own sign-in page. */
export function SlugCard() {
  const words = useWords('account')
  const { client } = useUser()
  const { data, error, refetch, isFetching } = useQuery(clientQuery(client))
  return (
    <Card title={words('slug.title')} description={words('slug.text')}>
      {data ? (
        <SlugForm key={data.slug} id={client} slug={data.slug} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={2} />
      )}
    </Card>
  )
}

function SlugForm({ id, slug: present }: { id: string; slug: string }) {
  const words = useWords('account')
  const form = useSubmitForm({
    defaultValues: { slug: present },
    submit: async ({ slug }) => {
      await api.clients.update({ params: { id }, body: { client: { slug } } })
      toast({ title: words('saved'), tone: 'success' })
    },
    invalidates: [queryKeys('clients').all],
    within: 'client.',
  })
  const slug = useWatch({ control: form.control, name: 'slug' })
  const check = (next: string) => {
    const problem = clientSlugProblem(next)
    return (
      problem === null ||
      words(`slug.problems.${problem}`, { min: String(clientSlugLimits.min), max: String(clientSlugLimits.max) })
    )
  }
  const address = `${location.origin}/${slug || '…'}/login`
  return (
    <Form form={form} className="flex flex-col gap-4">
      <Field control={form.control} name="slug" check={check}>
        {({ onChange, ...field }) => (
          <TextField
            {...field}
            label={words('slug.label')}
            description={words('slug.address', { address })}
            autoComplete="off"
            maxLength={clientSlugLimits.max}
            onChange={(next) => onChange(next.toLowerCase().replace(/[\s_]+/g, '-'))}
          />
        )}
      </Field>
      {present !== '' && slug !== present && <p className="text-xs text-muted">{words('slug.former')}</p>}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" isPending={form.isPending} isDisabled={slug === present}>
          {words('slug.save')}
        </Button>
        {present !== '' && (
          <TextLink href={`/${present}/login`} target="_blank">
            {words('slug.open')}
          </TextLink>
        )}
      </div>
    </Form>
  )
}
