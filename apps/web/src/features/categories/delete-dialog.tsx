import type { Category } from '@deckle/contract/categories.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../lib/api.ts'
import { Field } from '../../lib/form/field.tsx'
import { Form } from '../../lib/form/form.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { useWords } from '../../words/use-words.ts'
import { possibleTargets } from './possible-targets.ts'
import { changesCategories } from './queries.ts'
import { useCategoryName } from '../../articles/use-category-name.ts'

interface DeleteDialogProps {
  readonly all: readonly Category[]
  readonly category: Category
  readonly onClose: () => void
}

const nowhere = 'nowhere'

/** What is in it, and below it, goes to a category that is chosen. */
export function DeleteDialog({ all, category, onClose }: DeleteDialogProps) {
  const t = useWords('categories')
  const nameOf = useCategoryName()
  const { id, name, kind, count } = category
  const targets = possibleTargets(all, id)
  const below = all.filter(({ parent }) => parent === id).length
  const held = [
    ...(count > 0 ? [t(`counts.${kind}`, { count })] : []),
    ...(below > 0 ? [t('total', { count: below })] : []),
  ]
  const isUsed = held.length > 0
  const form = useSubmitForm({
    defaultValues: { move_to: nowhere },
    submit: async ({ move_to }) => {
      await api.categories.delete({ params: { id }, body: move_to === nowhere ? {} : { move_to } })
      toast({ tone: 'success', title: t('deleted', { name }) })
      onClose()
    },
    invalidates: changesCategories,
  })
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('deleteTitle', { name })}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="danger" isPending={form.isPending} onPress={() => void form.submit()}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <p>{isUsed ? t('deleteUsed', { held: held.join(', ') }) : t('deleteText')}</p>
        {targets.length > 0 && (
          <Field control={form.control} name="move_to" check={(to) => !isUsed || to !== nowhere || t('moveToMissing')}>
            {(input) => (
              <Select
                {...input}
                label={t('moveTo')}
                options={[
                  { id: nowhere, label: isUsed ? t('choose') : t('nowhere') },
                  ...targets.map((one) => ({ id: one.id, label: nameOf(one) })),
                ]}
              />
            )}
          </Field>
        )}
        {isUsed && targets.length === 0 && <p>{t('noTarget')}</p>}
      </Form>
    </Dialog>
  )
}
