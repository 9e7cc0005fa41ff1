import { messageChannels } from '@deckle/core/learning/message.ts'
import { fillMessage, messageBlanks, messageLimits } from '@deckle/core/learning/message.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'
import { learnersChange } from '../queries.ts'
import type { ActDialogProps } from './act-dialog.ts'

interface Values {
  readonly subject: string
  readonly text: string
  readonly channels: readonly (typeof messageChannels)[number][]
}

/** A message with each learner's name and due date filled in, and how the first of them will read it. */
export function ContactDialog({ course, count, people, onClose, onDone }: ActDialogProps) {
  const words = useWords('course-learners')
  const form = useSubmitForm<Values>({
    defaultValues: { subject: '', text: '', channels: ['app', 'mail'] },
    submit: async ({ channels, ...message }) => {
      const { changed, job } = await api.learners.contact({
        params: { id: course.id },
        body: { people, ...message, channels: [...channels] },
      })
      if (!job) toast({ title: words('contact.done', { count: changed }), tone: 'success' })
      onDone(job)
    },
    invalidates: learnersChange,
  })
  const { control } = form
  const filled = (text: string) => !isBlank(text) || words('contact.missing')
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={count === undefined ? words('contact.titleAll') : words('contact.title', { count })}
      description={words('contact.blanks', { blanks: messageBlanks.map((name) => `{${name}}`).join(' ') })}
    >
      <Form form={form}>
        <Field control={control} name="subject" check={filled}>
          {(field) => <TextField {...field} label={words('contact.subject')} maxLength={messageLimits.subject} />}
        </Field>
        <Field control={control} name="text" check={filled}>
          {(field) => <TextField {...field} label={words('contact.text')} maxLength={messageLimits.text} multiline />}
        </Field>
        <Field
          control={control}
          name="channels"
          check={(channels) => channels.length > 0 || words('contact.noChannel')}
        >
          {({ value, onChange, error }) => (
            <fieldset className="flex flex-col gap-1">
              <legend className="mb-1 text-sm text-muted">{words('contact.channels')}</legend>
              {messageChannels.map((channel) => (
                <Checkbox
                  key={channel}
                  label={words(`contact.channel.${channel}`)}
                  isSelected={value.includes(channel)}
                  onChange={(isOn) => onChange(isOn ? [...value, channel] : value.filter((one) => one !== channel))}
                />
              ))}
              {error !== undefined && <p className="text-sm text-danger-text">{error}</p>}
            </fieldset>
          )}
        </Field>
        <Preview course={course} subject={form.watch('subject')} text={form.watch('text')} />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onPress={onClose}>
            {words('cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words('contact.send')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function Preview({ course, subject, text }: Pick<ActDialogProps, 'course'> & Omit<Values, 'channels'>) {
  const words = useWords('course-learners')
  const format = useFormatter()
  const now = useNow()
  if (isBlank(subject) && isBlank(text)) return null
  const values = {
    first_name: words('contact.someone'),
    course: course.content.title,
    due: format.dateTime(now, { dateStyle: 'long' }),
    link: `${location.origin}/courses/${course.id}/show`,
  }
  return (
    <Card padding="md">
      <h3 className="text-xs text-muted">{words('contact.preview')}</h3>
      <p className="mt-1 font-strong wrap-anywhere">{fillMessage(subject, values)}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{fillMessage(text, values)}</p>
    </Card>
  )
}
