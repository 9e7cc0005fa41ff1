import { Button } from '@deckle/ui/actions/button.tsx'
import { Suspense, useState } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'

const MediaPicker = lazyPart(() => import('../../media/index.ts').then((module) => module.MediaPicker))

interface PictureFieldProps {
  readonly label: string
  /** Media id; '' for none. */
  readonly value: string
  readonly onChange: (id: string) => void
}

export function PictureField({ label, value, onChange }: PictureFieldProps) {
  const t = useWords('certificate-designs')
  const [isOpen, setOpen] = useState(false)
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      <span className="text-sm font-strong">{label}</span>
      {value !== '' && (
        <img
          src={posterUrl(value, 320)}
          alt=""
          className="max-h-28 w-full rounded-sm border border-line bg-hover object-contain"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onPress={() => setOpen(true)}>
          {t(value === '' ? 'choosePicture' : 'changePicture')}
        </Button>
        {value !== '' && (
          <Button size="sm" variant="quiet" onPress={() => onChange('')}>
            {t('removePicture')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <MediaPicker isOpen onOpenChange={setOpen} kind="image" onPick={({ id }) => onChange(id)} />
        </Suspense>
      )}
    </div>
  )
}
