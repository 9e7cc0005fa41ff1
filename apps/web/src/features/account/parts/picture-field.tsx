import { may } from '@deckle/core/access/access.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Suspense, useRef, useState } from 'react'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { api } from '../../../lib/api.ts'
import { pictureAddress } from '../../../lib/preferences/branding.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { mergeProfile } from '../../../lib/session/merge-user.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

const CropDialog = lazyPart(() => import('./crop-dialog.tsx').then((module) => module.CropDialog))

export function PictureField({ name, image }: { name: string; image: string }) {
  const words = useWords('account')
  const user = useUser()
  const [file, setFile] = useState<File | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const save = useSaveImage()
  const canUpload = may(actorOf(user), 'media.upload')
  const remove = () => {
    void save('').then((isSaved) => isSaved && toast.undo(words('profile.removed'), () => void save(image)))
  }
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} src={image ? pictureAddress(image, 160) : null} size="lg" />
      {canUpload && (
        <div className="flex flex-col gap-1.5">
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onPress={() => picker.current?.click()}>
              {image ? words('profile.change') : words('profile.choose')}
            </Button>
            {image && (
              <Button size="sm" variant="quiet" onPress={remove}>
                {words('profile.remove')}
              </Button>
            )}
          </div>
          <p className="text-xs text-muted">{words('profile.pictureText')}</p>
        </div>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={words('profile.picture')}
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null)
          event.target.value = ''
        }}
      />
      {file && (
        <Suspense>
          <CropDialog file={file} onClose={() => setFile(null)} onUploaded={save} />
        </Suspense>
      )}
    </div>
  )
}

/** Optimistic; restores the old image if the server refuses. */
function useSaveImage() {
  const { image: before } = useUser()
  return useAction<string>({
    call: (image) => api.users.updateSelf({ body: { image } }),
    show: (image) => {
      mergeProfile({ image })
      return () => mergeProfile({ image: before })
    },
  }).run
}
