import { socialLimits } from '@deckle/core/social/social.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'

/** Days; null without an end. */
const lengths = { day: 1, week: 7, month: 28, forever: null } as const
type Length = keyof typeof lengths

interface MuteDialogProps {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

/** Lets a person read and not write, for a while or without an end. */
export function MuteDialog({ id, name, onClose }: MuteDialogProps) {
  const words = useWords('moderation')
  const form = useSubmitForm<{ reason: string; length: Length }>({
    defaultValues: { reason: '', length: 'week' },
    submit: async ({ reason, length }) => {
      await api.moderation.mute({ params: { id }, body: { reason, until: endOf(length, Date.now()) } })
      toast({ title: words('mutedDone', { name }), tone: 'success' })
      onClose()
    },
    invalidates: [queryKeys('moderation').all],
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={words('muteTitle', { name })}
      description={words('muteText')}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {words('cancel')}
          </Button>
          <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
            {words('mute')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <Field control={form.control} name="length">
          {(field) => (
            <Select<Length>
              {...field}
              label={words('until')}
              options={(Object.keys(lengths) as Length[]).map((one) => ({ id: one, label: words(`lengths.${one}`) }))}
            />
          )}
        </Field>
        <Field control={form.control} name="reason" check={(reason) => !isBlank(reason) || words('reasonMissing')}>
          {(field) => (
            <TextField {...field} multiline rows={2} label={words('reason')} limits={{ max: socialLimits.reason }} />
          )}
        </Field>
      </Form>
    </Dialog>
  )
}

function endOf(length: Length, now: number): string | null {
  const days = lengths[length]
  return days === null ? null : new Date(now + days * 86_400_000).toISOString()
}
