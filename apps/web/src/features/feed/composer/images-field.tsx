import { socialLimits } from '@deckle/core/social/social.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { X } from 'lucide-react'
import { posterUrl } from '../../../deck/media-url.ts'
import { useWords } from '../../../words/use-words.ts'
import type { PostValues } from './post-values.ts'

interface ImagesFieldProps {
  readonly value: PostValues['images']
  readonly onChange: (images: PostValues['images']) => void
  readonly error: string | undefined
}

/** The post's pictures, each with what is to be seen in it. */
export function ImagesField({ value, onChange, error }: ImagesFieldProps) {
  const words = useWords('feed')
  if (value.length === 0) return null
  return (
    <>
      <ul aria-label={words('compose.images')} className="flex flex-col gap-3">
        {value.map(({ id, alt }, at) => {
          const number = String(at + 1)
          return (
            <li key={id} className="flex items-start gap-3">
              <img src={posterUrl(id, 160)} alt="" className="size-16 shrink-0 rounded-sm bg-hover object-cover" />
              <TextField
                className="flex-1"
                label={words('compose.alt', { number })}
                description={words('compose.altHint')}
                value={alt}
                limits={{ max: socialLimits.alt }}
                onChange={(next) => onChange(value.map((image) => (image.id === id ? { id, alt: next } : image)))}
              />
              <IconButton
                size="sm"
                label={words('compose.removeImage', { number })}
                icon={<X />}
                onPress={() => onChange(value.filter((image) => image.id !== id))}
              />
            </li>
          )
        })}
      </ul>
      {error !== undefined && (
        <p role="alert" className="text-xs text-danger-text">
          {error}
        </p>
      )}
    </>
  )
}
