import { socialLimits } from '@deckle/core/social/social.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { X } from 'lucide-react'
import type { FieldInput } from '../../../lib/form/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { PostValues } from './post-values.ts'

interface LinkFieldProps extends FieldInput<PostValues, 'link'> {
  readonly onRemove: () => void
}

export function LinkField({ value, onRemove, ...field }: LinkFieldProps) {
  const words = useWords('feed')
  return (
    <div className="flex items-start gap-2">
      <TextField
        {...field}
        value={value ?? ''}
        autoFocus={value === ''}
        className="flex-1"
        type="url"
        inputMode="url"
        maxLength={socialLimits.link}
        label={words('compose.linkLabel')}
        placeholder="https://"
        description={words('compose.linkHint')}
      />
      <IconButton label={words('compose.removeLink')} icon={<X />} className="mt-6" onPress={onRemove} />
    </div>
  )
}
