import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { ImagePlus, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useSettingsForm } from '../settings/settings-form.tsx'

const MediaPicker = lazyPart(() => import('../../media/index.ts').then((module) => module.MediaPicker))

/** Chooses or removes the picture of the card that other sites show of the link. */
export function LinkCardPicture({ content, canChange }: { content: DeckContent; canChange: boolean }) {
  const t = useWords('publication')
  const { draft, set } = useSettingsForm()
  const [isChoosing, setChoosing] = useState(false)
  const { picture } = draft.share
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<ImagePlus />} isDisabled={!canChange} onPress={() => setChoosing(true)}>
          {picture.id === '' ? t('address.choosePicture') : t('address.otherPicture')}
        </Button>
        {picture.id !== '' && (
          <Button
            size="sm"
            variant="quiet"
            icon={<X />}
            isDisabled={!canChange}
            onPress={() => set('share.picture', { id: '', alt: '' })}
          >
            {t('address.noPicture')}
          </Button>
        )}
      </div>
      <Suspense>
        {isChoosing && (
          <MediaPicker
            isOpen
            onOpenChange={setChoosing}
            kind="image"
            initial={picture}
            fit={{ aspect: 1 / 1.91, images: content.images }}
            onPick={({ id, alt }) => set('share.picture', { id, alt })}
          />
        )}
      </Suspense>
    </>
  )
}
