import { articleLimits } from '@deckle/core/article/article.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'
import { useArticle } from '../article-context.ts'

/** The body of the article as a template of the client. */
export function TemplateDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('article-editor')
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('template.title')}
      description={t('template.text')}
    >
      <TemplateForm onClose={onClose} />
    </Dialog>
  )
}

function TemplateForm({ onClose }: { onClose: () => void }) {
  const t = useWords('article-editor')
  const { article, autosave, store } = useArticle()
  const form = useSubmitForm<{ name: string; description: string }>({
    defaultValues: { name: store.content().title.slice(0, articleLimits.template), description: '' },
    submit: async ({ name, description }) => {
      await autosave.flush()
      await api.articles.saveTemplate({ params: { id: article.id }, body: { name: name.trim(), description } })
      toast({ tone: 'success', title: t('template.saved', { name: name.trim() }) })
      onClose()
    },
    invalidates: [queryKeys('articles').lists],
  })
  return (
    <Form form={form} className="flex flex-col gap-4">
      <Field control={form.control} name="name" check={(name) => !isBlank(name) || t('template.missing')}>
        {(field) => <TextField {...field} autoFocus label={t('template.name')} maxLength={articleLimits.template} />}
      </Field>
      <Field control={form.control} name="description">
        {(field) => <TextField {...field} label={t('template.description')} maxLength={300} multiline rows={2} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={form.isPending}>
          {t('template.save')}
        </Button>
      </div>
    </Form>
  )
}
