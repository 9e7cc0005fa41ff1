import type { Competency } from '@deckle/contract/competencies.ts'
import { idsBelow } from '@deckle/core/learning/tree.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { changesFramework } from '../queries.ts'

interface DeleteDialogProps {
  readonly all: readonly Competency[]
  readonly competency: Competency
  readonly onDone: () => void
  readonly onClose: () => void
}

const [everything, top] = ['everything', 'top']

/** Those below it go along, or elsewhere. */
export function DeleteDialog({ all, competency: { id, name }, onDone, onClose }: DeleteDialogProps) {
  const t = useWords('competencies')
  const below = idsBelow(new Map(all.map((one) => [one.id, one.parent])), id)
  const form = useSubmitForm({
    defaultValues: { children: top },
    submit: async ({ children }) => {
      const body = children === everything ? { with_children: true } : { move_to: children === top ? null : children }
      await api.competencies.delete({ params: { id }, body })
      toast({ tone: 'success', title: t('deleted', { name }) })
      onDone()
      onClose()
    },
    invalidates: changesFramework,
  })
  const targets = all.filter((one) => one.id !== id && !below.has(one.id))
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
        <p>{t('deleteText', { count: below.size })}</p>
        {below.size > 0 && (
          <Field control={form.control} name="children">
            {(input) => (
              <Select
                {...input}
                label={t('children')}
                options={[
                  { id: top, label: t('toTop') },
                  { id: everything, label: t('withChildren') },
                  ...targets.map((one) => ({ id: one.id, label: t('toOther', { name: one.name }) })),
                ]}
              />
            )}
          </Field>
        )}
      </Form>
    </Dialog>
  )
}
