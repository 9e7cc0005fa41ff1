import type { Blog } from '@deckle/contract/blogs.ts'
import { blogLimits } from '@deckle/core/client/blog-settings.ts'
import { interfaceLanguageNames, interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { Field } from '../../lib/form/field.tsx'
import { Form } from '../../lib/form/form.tsx'
import { type SubmitForm, useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { BlogLinks, type BlogValues } from './parts/blog-links.tsx'

const blogQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('blogs').one(id),
    queryFn: async ({ signal }) => (await api.blogs.show({ params: { id }, signal })).blog,
  })

/** Whether the public may read the client's articles, and what stands around them. */
export function BlogTab() {
  const words = useWords('account')
  const { client } = useUser()
  const { data, error, refetch, isFetching } = useQuery(blogQuery(client))
  if (data) return <BlogForm clientId={client} blog={data} />
  return (
    <Card title={words('blog.title')} description={words('blog.text')}>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={4} />
      )}
    </Card>
  )
}

function BlogForm({ clientId, blog }: { clientId: string; blog: Blog }) {
  const words = useWords('account')
  const queries = useQueryClient()
  const form = useSubmitForm<BlogValues>({
    defaultValues: blog.settings,
    submit: async (values) => {
      const saved = await api.blogs.update({ params: { id: clientId }, body: values })
      queries.setQueryData(blogQuery(clientId).queryKey, saved.blog)
      toast({ title: words('saved'), tone: 'success' })
    },
  })
  return (
    <Form form={form}>
      <MainCard form={form} blog={blog} />
      <AroundCard form={form} />
      <div>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {words('save')}
        </Button>
      </div>
    </Form>
  )
}

type BlogFormState = Pick<SubmitForm<BlogValues>, 'control'>

function MainCard({ form: { control }, blog }: { form: BlogFormState; blog: Blog }) {
  const words = useWords('account')
  return (
    <Card title={words('blog.title')} description={words('blog.text')}>
      <div className="flex flex-col gap-5">
        <Field control={control} name="open">
          {({ value, onChange }) => (
            <Checkbox
              isSelected={value}
              onChange={onChange}
              label={words('blog.open')}
              description={words('blog.openText')}
            />
          )}
        </Field>
        <Places blog={blog} />
        <Field control={control} name="title">
          {(field) => (
            <TextField
              {...field}
              label={words('blog.name')}
              description={words('blog.nameText')}
              isOptional
              limits={{ max: blogLimits.title }}
            />
          )}
        </Field>
        <Field control={control} name="description">
          {(field) => (
            <TextField
              {...field}
              label={words('blog.description')}
              description={words('blog.descriptionText')}
              isOptional
              multiline
              limits={{ max: blogLimits.description }}
            />
          )}
        </Field>
        <Field control={control} name="language">
          {({ value, onChange }) => (
            <Select
              label={words('blog.language')}
              description={words('blog.languageText')}
              value={value}
              onChange={onChange}
              options={interfaceLanguages.map((id) => ({ id, label: interfaceLanguageNames[id] }))}
            />
          )}
        </Field>
      </div>
    </Card>
  )
}

function AroundCard({ form }: { form: BlogFormState }) {
  const words = useWords('account')
  return (
    <Card title={words('blog.around')} description={words('blog.aroundText')}>
      <div className="flex flex-col gap-5">
        <BlogLinks form={form} name="header" />
        <BlogLinks form={form} name="footer" />
        <Field control={form.control} name="footer_text">
          {(field) => (
            <TextField
              {...field}
              label={words('blog.footerText')}
              isOptional
              multiline
              limits={{ max: blogLimits.footerText }}
            />
          )}
        </Field>
      </div>
    </Card>
  )
}

/** The stored blog: how much is in it, and where it can be seen. */
function Places({ blog }: { blog: Blog }) {
  const words = useWords('account')
  const format = useFormatter()
  const { settings, articles, url, preview_url } = blog
  const path = new URL(settings.open ? url : preview_url)
  return (
    <Callout tone={articles === 0 && settings.open ? 'warning' : 'info'}>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>
          {articles === 0 ? words('blog.noArticles') : words('blog.articles', { count: format.number(articles) })}
        </span>
        <TextLink href={path.pathname + path.search} target="_blank">
          {words(settings.open ? 'blog.visit' : 'blog.preview')}
        </TextLink>
      </span>
    </Callout>
  )
}
