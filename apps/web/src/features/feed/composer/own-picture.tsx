import { upload } from '@deckle/contract/client/upload.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { type ReactElement, useEffect, useRef } from 'react'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

interface OwnPictureProps {
  readonly label: string
  readonly icon: ReactElement
  readonly isDisabled: boolean
  readonly onUploaded: (id: string) => void
}

/** Uploads a picture from the device, for who has no media library. */
export function OwnPicture({ label, icon, isDisabled, onUploaded }: OwnPictureProps) {
  const t = useWords('feed')
  const picker = useRef<HTMLInputElement>(null)
  const latest = useRef(onUploaded)
  useEffect(() => {
    latest.current = onUploaded
  })
  const send = useAction({
    call: (file: File) => {
      const body = new FormData()
      body.set('file', file, file.name)
      return upload(api, 'posts', 'uploadPicture', { body })
    },
    // What was added to the post meanwhile stays.
    onDone: ({ picture, still }) => {
      latest.current(picture.id)
      if (still) toast({ tone: 'warning', title: t('pictureStill'), description: t('pictureStillText') })
    },
  })
  return (
    <>
      <IconButton
        label={label}
        icon={icon}
        isDisabled={isDisabled}
        isPending={send.isPending}
        onPress={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void send.run(file)
        }}
      />
    </>
  )
}
