import { socialLimits } from '@deckle/core/social/social.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { ImagePlus, Link2, Paperclip } from 'lucide-react'
import { Suspense, useState } from 'react'
import { may } from '@deckle/core/access/access.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { preferences } from '../../../lib/preferences/preferences.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { loadWords } from '../../../words/catalogues.ts'
import { useWords } from '../../../words/use-words.ts'
import { OwnPicture } from './own-picture.tsx'
import type { PostValues } from './post-values.ts'

const AttachPicker = lazyPart(() => import('./attach-picker.tsx').then((module) => module.AttachPicker))
const MediaPicker = lazyPart(async () => {
  const [module] = await Promise.all([import('../../media/index.ts'), loadWords(preferences.get('language'), 'media')])
  return module.MediaPicker
})

interface AddButtonsProps {
  readonly values: PostValues
  readonly set: <Name extends keyof PostValues>(name: Name, value: PostValues[Name]) => void
  readonly canAddImages: boolean
}

/** Adds a picture, a link, or what a post shows. */
export function AddButtons({ values, set, canAddImages }: AddButtonsProps) {
  const words = useWords('feed')
  const [picking, setPicking] = useState<'image' | 'attachment' | null>(null)
  const hasLibrary = may(actorOf(useUser()), 'media.list')
  const isFull = values.images.length >= socialLimits.images
  const image = {
    label: isFull ? words('compose.imagesFull', { most: String(socialLimits.images) }) : words('compose.image'),
    icon: <ImagePlus />,
    isDisabled: isFull,
  }
  return (
    <>
      {canAddImages && hasLibrary && <IconButton {...image} onPress={() => setPicking('image')} />}
      {canAddImages && !hasLibrary && (
        <OwnPicture {...image} onUploaded={(id) => set('images', [...values.images, { id, alt: '' }])} />
      )}
      <IconButton
        label={words('compose.link')}
        icon={<Link2 />}
        isDisabled={values.link !== null}
        onPress={() => set('link', '')}
      />
      <IconButton
        label={words('compose.attach')}
        icon={<Paperclip />}
        isDisabled={values.attachment !== null}
        onPress={() => setPicking('attachment')}
      />
      <Suspense>
        {picking === 'image' && (
          <MediaPicker
            isOpen
            onOpenChange={(isOpen) => !isOpen && setPicking(null)}
            kind="image"
            onPick={(picked) => {
              if (values.images.every(({ id }) => id !== picked.id)) set('images', [...values.images, picked])
              setPicking(null)
            }}
          />
        )}
        {picking === 'attachment' && (
          <AttachPicker onClose={() => setPicking(null)} onPick={(picked) => set('attachment', picked)} />
        )}
      </Suspense>
    </>
  )
}
