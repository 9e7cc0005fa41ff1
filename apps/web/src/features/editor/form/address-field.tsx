import type { TextField as TextFieldOf } from '@deckle/slides/fields/field.ts'
import { isSafeLink } from '@deckle/core/text/safe-link.ts'
import { isVideoSource } from '@deckle/slides/fields/address.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Video } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { usePictures } from './picture/pictures.ts'

/** Only URLs that a browser may follow are saved; a video can also be one of the organisation's own files. */
export function AddressField({
  label,
  field,
  value,
  onChange,
}: {
  label: string
  field: TextFieldOf
  value: string
  onChange: (value: string) => void
}) {
  const t = useWords('editor')
  const { choose } = usePictures()
  const isFile = value !== '' && !value.includes(':')
  const isSafe = field.format === 'video' ? isVideoSource : isSafeLink
  const [typed, setTyped] = useState(isFile ? '' : value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(isFile ? '' : value)
  }
  const isBad = typed !== '' && (!typed.includes(':') || !isSafe(typed))
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={label}
        type="url"
        placeholder={isFile ? t('address.ownFile') : 'https://'}
        description={field.format === 'video' ? t('address.videoHint') : undefined}
        error={isBad ? t('address.bad') : undefined}
        maxLength={field.max}
        value={typed}
        onChange={(next) => {
          const text = next.trim()
          setTyped(text)
          if (text === '' || (text.includes(':') && isSafe(text))) onChange(text)
        }}
      />
      {field.format === 'video' && (
        <Button
          size="sm"
          icon={<Video />}
          className="self-start"
          onPress={() =>
            choose({
              kind: 'video',
              initial: { id: isFile ? value : '', alt: '' },
              onPick: (picked) => onChange(picked.id),
            })
          }
        >
          {isFile ? t('address.otherFile') : t('address.chooseFile')}
        </Button>
      )}
    </div>
  )
}
