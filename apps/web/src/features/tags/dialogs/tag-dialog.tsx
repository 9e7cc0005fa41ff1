import type { Tag } from '@deckle/contract/tags.ts'
import { colorOfTag, type TagColor, type TagKind, tagColors, tagLimits } from '@deckle/core/tag/tag.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { ColorDot } from '@deckle/ui/feedback/color-dot.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { changedByTags, usesQuery } from '../queries.ts'

interface TagDialogProps {
  readonly kind: TagKind
  /** Null for a new one. */
  readonly tag: Tag | null
  readonly onClose: () => void
}

/** A new tag without a colour gets one by its name. */
type Color = TagColor | 'by_name'

export function TagDialog({ kind, tag, onClose }: TagDialogProps) {
  const t = useWords('tag-list')
  const form = useSubmitForm<{ name: string; color: Color }>({
    defaultValues: {
      name: tag?.name ?? '',
      color: tag ? (tagColors.find((one) => one === tag.color) ?? colorOfTag(tag.name)) : 'by_name',
    },
    submit: async ({ name, color }) => {
      const chosen = color === 'by_name' ? {} : { color }
      if (tag) await api.tags.update({ params: { id: tag.id }, body: { name, ...chosen } })
      else if ((await api.tags.bulkCreate({ body: { tags: [{ name, kind, ...chosen }] } })).created.length === 0)
        toast({ title: t('edit.there', { name }) })
      onClose()
    },
    invalidates: changedByTags,
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={tag ? t('edit.title', { name: tag.name }) : t('new')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <Field control={form.control} name="name" check={(name) => !isBlank(name) || t('edit.nameMissing')}>
          {(input) => <TextField {...input} label={t('name')} maxLength={tagLimits.name} />}
        </Field>
        <Field control={form.control} name="color">
          {(input) => (
            <Select<Color>
              {...input}
              label={t('edit.color')}
              options={[
                ...(tag ? [] : [{ id: 'by_name' as const, label: t('edit.byName') }]),
                ...tagColors.map((color, at) => ({
                  id: color,
                  label: t(`colors.c${at}` as 'colors.c0'),
                  icon: <ColorDot color={color} />,
                })),
              ]}
            />
          )}
        </Field>
        {tag?.kind === 'master' && <Results tag={tag} />}
      </Form>
    </Dialog>
  )
}

/** Decks hold names of master tags, and go on with the one that they have. */
function Results({ tag }: { readonly tag: Tag }) {
  const t = useWords('tag-list')
  const uses = useQuery(usesQuery(tag.id))
  const count = uses.data?.find(({ of }) => of === 'result')?.count ?? 0
  return count > 0 && <Callout tone="info">{t('edit.results', { count, name: tag.name })}</Callout>
}
