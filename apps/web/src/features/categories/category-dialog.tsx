import type { Category } from '@deckle/contract/categories.ts'
import { type CategoryKind, categoryLimits } from '@deckle/core/category/category.ts'
import { possibleParents } from '@deckle/core/learning/tree.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { api } from '../../lib/api.ts'
import { Field } from '../../lib/form/field.tsx'
import { Form } from '../../lib/form/form.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { useWords } from '../../words/use-words.ts'
import { changesCategories } from './queries.ts'
import { useCategoryName } from '../../articles/use-category-name.ts'

interface CategoryDialogProps {
  readonly kind: CategoryKind
  readonly all: readonly Category[]
  /** Null for a new one. */
  readonly category: Category | null
  readonly parent: string | null
  readonly onClose: () => void
}

const top = 'top'

export function CategoryDialog({ kind, all, category, parent, onClose }: CategoryDialogProps) {
  const t = useWords('categories')
  const nameOf = useCategoryName()
  const shown = category ? nameOf(category) : ''
  const form = useSubmitForm({
    defaultValues: { name: shown, parent: parent ?? top },
    submit: async ({ name, parent: chosen }) => {
      const above = chosen === top ? null : chosen
      if (!category) await api.categories.create({ body: { name, kind, parent: above } })
      else
        await api.categories.update({
          params: { id: category.id },
          body: { ...(name !== shown && { name }), ...(above !== category.parent && { parent: above }) },
        })
      onClose()
    },
    invalidates: changesCategories,
  })
  const parents = possibleParents(all, category?.id ?? null, categoryLimits.depth)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={category ? t('editTitle', { name: shown }) : t('new')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <Field control={form.control} name="name" check={(name) => !isBlank(name) || t('nameMissing')}>
          {(input) => <TextField {...input} label={t('name')} maxLength={categoryLimits.name} />}
        </Field>
        {category?.built_in !== true && (
          <Field control={form.control} name="parent">
            {(input) => (
              <Select
                {...input}
                label={t('parent')}
                options={[{ id: top, label: t('top') }, ...parents.map((one) => ({ id: one.id, label: nameOf(one) }))]}
              />
            )}
          </Field>
        )}
      </Form>
    </Dialog>
  )
}
