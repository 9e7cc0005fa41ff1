import { socialLimits } from '@deckle/core/social/social.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import type { Ref } from 'react'
import { MentionField } from '../../../comments/text/mention-field.tsx'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useDraftForm } from '../../../lib/form/use-draft-form.ts'
import type { SubmitForm, SubmitFormOptions } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { AddButtons } from './add-buttons.tsx'
import { AttachedField } from './attached-field.tsx'
import { AudienceField } from './audience-field.tsx'
import { ImagesField } from './images-field.tsx'
import { LinkField } from './link-field.tsx'
import { hasContent, isWebAddress, type PostValues } from './post-values.ts'

export function usePostForm(
  defaultValues: PostValues,
  submit: SubmitFormOptions<PostValues>['submit'],
  draftKey: string | null = null,
) {
  return useDraftForm<PostValues>({
    draftKey,
    defaultValues,
    submit,
    fieldOf: (name) => (name === 'text' ? 'written' : name.split('.')[0]),
  })
}

interface PostFormProps {
  readonly form: SubmitForm<PostValues>
  readonly values: PostValues
  readonly label: string
  readonly sendLabel: string
  readonly canAddImages: boolean
  readonly hasAudience?: boolean
  readonly onCancel?: () => void
  readonly cancelLabel?: string
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A post's text, pictures, link and attachment, and for whom it is. */
export function PostForm({
  form,
  values,
  label,
  sendLabel,
  canAddImages,
  hasAudience = false,
  onCancel,
  cancelLabel,
  ref,
}: PostFormProps) {
  const words = useWords('feed')
  const { control } = form
  const set = <Name extends keyof PostValues>(name: Name, value: PostValues[Name]) =>
    form.setValue(name, value as never, { shouldDirty: true })
  return (
    <Form form={form} className="flex flex-col gap-3" failureAt="end">
      <Field control={control} name="written" check={(_, all) => hasContent(all) || words('compose.missing')}>
        {(field) => (
          <MentionField
            {...field}
            ref={ref ?? field.ref}
            hideLabel
            label={label}
            placeholder={words('compose.placeholder')}
            rows={2}
            max={socialLimits.postText}
            onSend={() => void form.submit()}
          />
        )}
      </Field>
      <Field control={control} name="images">
        {({ value, onChange, error }) => <ImagesField value={value} onChange={onChange} error={error} />}
      </Field>
      {values.link !== null && (
        <Field
          control={control}
          name="link"
          check={(link) => isBlank(link ?? '') || isWebAddress(link ?? '') || words('compose.linkWrong')}
        >
          {(field) => <LinkField {...field} onRemove={() => set('link', null)} />}
        </Field>
      )}
      <AttachedField value={values.attachment} onRemove={() => set('attachment', null)} />
      {hasAudience && hasContent(values) && (
        <Field
          control={control}
          name="audience"
          check={({ type, chosen }) => type === 'everyone' || chosen.length > 0 || words('compose.pickMissing')}
        >
          {(field) => <AudienceField value={field.value} onChange={field.onChange} error={field.error} />}
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-1">
        <AddButtons values={values} set={set} canAddImages={canAddImages} />
        <span className="flex-1" />
        {onCancel && (
          <Button variant="quiet" onPress={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {sendLabel}
        </Button>
      </div>
    </Form>
  )
}
