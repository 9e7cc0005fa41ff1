import type { ArticleTemplateRow } from '@deckle/contract/articles.ts'
import { articleLimits } from '@deckle/core/article/article.ts'
import { type Language, languages } from '@deckle/core/deck/deck.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'
import { templatesQuery } from '../queries.ts'
import { TemplateCard } from './template-card.tsx'

/** The built-in templates and the client's own. */
export function NewArticleScreen() {
  const t = useWords('new-article')
  const deck = useWords('deck')
  const preferred = usePreference('language')
  const [language, setLanguage] = useState<Language>(preferred)
  const templates = useQuery(templatesQuery(language))
  const [chosen, setChosen] = useState<ArticleTemplateRow | null>(null)
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-5 p-6 phone:p-4">
      <PageHeader title={t('title')} description={t('text')}>
        <Select<Language>
          label={t('language')}
          value={language}
          onChange={setLanguage}
          options={languages.map((id) => ({ id, label: deck(`languages.${id}`) }))}
          className="w-56"
        />
      </PageHeader>
      {templates.error && !templates.data ? (
        <LoadError
          error={templates.error}
          onRetry={() => void templates.refetch()}
          isRetrying={templates.isRefetching}
        />
      ) : !templates.data ? (
        <Skeleton kind="cards" count={8} />
      ) : (
        <ul
          aria-label={t('templates')}
          className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-4 phone:grid-cols-1"
        >
          {templates.data.map((template) => (
            <li key={template.id} className="flex flex-col *:flex-1">
              <TemplateCard template={template} onUse={() => setChosen(template)} />
            </li>
          ))}
        </ul>
      )}
      {chosen && <CreateDialog template={chosen} language={language} onClose={() => setChosen(null)} />}
    </div>
  )
}

interface CreateDialogProps {
  readonly template: ArticleTemplateRow
  readonly language: Language
  readonly onClose: () => void
}

/** A new article needs a title; everything else is in the editor. */
function CreateDialog(props: CreateDialogProps) {
  const t = useWords('new-article')
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()} title={t('create.title')}>
      <CreateForm {...props} />
    </Dialog>
  )
}

function CreateForm({ template, language, onClose }: CreateDialogProps) {
  const t = useWords('new-article')
  const navigate = useNavigate()
  const form = useSubmitForm<{ title: string }>({
    defaultValues: { title: '' },
    submit: async ({ title }) => {
      const { article } = await api.articles.create({
        body: { title: title.trim(), language, template_id: template.id },
      })
      await navigate({ to: `/articles/${article.id}/edit`, state: { isCreated: true } })
    },
    invalidates: [queryKeys('articles').lists],
  })
  return (
    <Form form={form} className="flex flex-col gap-4">
      <Field control={form.control} name="title" check={(title) => !isBlank(title) || t('create.missing')}>
        {(field) => <TextField {...field} autoFocus label={t('create.name')} maxLength={articleLimits.title} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-2 phone:flex-col-reverse">
        <Button onPress={onClose}>{t('create.cancel')}</Button>
        <Button variant="primary" type="submit" isPending={form.isPending}>
          {t('create.make')}
        </Button>
      </div>
    </Form>
  )
}
