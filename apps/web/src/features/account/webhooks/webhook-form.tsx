import { type WebhookEvent, webhookEvents, webhookLimits } from '@deckle/core/webhook/webhook.ts'
import type { Webhook } from '@deckle/contract/webhooks.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { eventWords } from './event-words.ts'
import { changedByWebhooks } from './queries.ts'

interface WebhookFormProps {
  /** Null for a new one. */
  readonly webhook: Webhook | null
  readonly onClose: () => void
  readonly onSecret: (secret: string) => void
}

interface Values {
  readonly url: string
  readonly events: readonly WebhookEvent[]
}

export function WebhookForm({ webhook, onClose, onSecret }: WebhookFormProps) {
  const t = useWords('webhooks')
  const form = useSubmitForm<Values>({
    defaultValues: { url: webhook?.url ?? '', events: webhook?.events ?? [...webhookEvents] },
    submit: async ({ url, events }) => {
      const body = { url, events: [...events] }
      if (webhook) await api.webhooks.update({ params: { id: webhook.id }, body })
      else onSecret((await api.webhooks.create({ body })).secret)
      onClose()
    },
    invalidates: changedByWebhooks,
  })
  return (
    <Dialog
      isOpen
      title={t(webhook ? 'form.editTitle' : 'form.newTitle')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form form={form}>
        <Field control={form.control} name="url" check={(url) => !isBlank(url) || t('form.urlMissing')}>
          {(input) => (
            <TextField
              {...input}
              type="url"
              label={t('form.url')}
              description={t('form.urlText')}
              placeholder="https://"
              limits={{ max: webhookLimits.url }}
            />
          )}
        </Field>
        <Field control={form.control} name="events" check={(events) => events.length > 0 || t('form.eventsMissing')}>
          {({ value, onChange, error }) => (
            <fieldset className="flex flex-col gap-2">
              <legend className="mb-1 text-sm font-strong">{t('form.events')}</legend>
              {webhookEvents.map((event, at) => (
                <Checkbox
                  key={event}
                  label={t(eventWords[event])}
                  description={event}
                  isSelected={value.includes(event)}
                  onChange={(isOn) =>
                    onChange(webhookEvents.filter((one) => (one === event ? isOn : value.includes(one))))
                  }
                  error={at === webhookEvents.length - 1 ? error : undefined}
                />
              ))}
            </fieldset>
          )}
        </Field>
        <div className="flex justify-end gap-2 pt-2">
          <Button onPress={onClose}>{t('form.cancel')}</Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {t(webhook ? 'form.save' : 'form.create')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
