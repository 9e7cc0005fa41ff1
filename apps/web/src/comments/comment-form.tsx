import type { Comment } from '@deckle/contract/models/social.ts'
import { socialLimits } from '@deckle/core/social/social.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Field } from '../lib/form/field.tsx'
import { Form } from '../lib/form/form.tsx'
import { useDraftForm } from '../lib/form/use-draft-form.ts'
import { useWords } from '../words/use-words.ts'
import { MentionField } from './text/mention-field.tsx'
import { nothingWritten, storedOf, type Written } from './text/mention-text.ts'

interface CommentFormProps {
  readonly label: string
  readonly sendLabel: string
  readonly initial?: Written
  /** Where an unsent comment is kept on this device. Without it, it is not. */
  readonly draftKey?: string
  /** Rejects with the server's refusal. */
  readonly send: (text: string) => Promise<Comment>
  readonly onDone: (comment: Comment) => void
  /** Without it the form stays. */
  readonly onCancel?: () => void
}

/** Writes a comment or a reply, or changes one. */
export function CommentForm({
  label,
  sendLabel,
  initial = nothingWritten,
  draftKey,
  send,
  onDone,
  onCancel,
}: CommentFormProps) {
  const words = useWords('comments')
  const form = useDraftForm({
    draftKey: draftKey ?? null,
    defaultValues: { written: initial },
    submit: async ({ written }) => {
      const comment = await send(storedOf(written).trim())
      form.reset({ written: nothingWritten })
      onDone(comment)
    },
    fieldOf: (name) => (name === 'text' ? 'written' : undefined),
  })
  const cancel = () => {
    form.reset()
    onCancel?.()
  }
  const isEmpty = isBlank(form.watch('written').text)
  return (
    <Form form={form} className="flex flex-col gap-2" failureAt="end">
      <Field control={form.control} name="written" check={({ text }) => !isBlank(text) || words('missing')}>
        {(field) => (
          <MentionField
            {...field}
            hideLabel
            label={label}
            placeholder={words('placeholder')}
            rows={onCancel ? 2 : 1}
            autoFocus={onCancel !== undefined}
            max={socialLimits.commentText}
            onSend={() => void form.submit()}
          />
        )}
      </Field>
      {(!isEmpty || onCancel) && (
        <div className="flex justify-end gap-2">
          {onCancel && (
            <Button size="sm" variant="quiet" onPress={cancel}>
              {words('cancel')}
            </Button>
          )}
          <Button size="sm" type="submit" variant="primary" isPending={form.isPending}>
            {sendLabel}
          </Button>
        </div>
      )}
    </Form>
  )
}
