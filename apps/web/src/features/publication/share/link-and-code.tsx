import type { AccessMode } from '@deckle/core/deck/publication/publication.ts'
import { CopyField } from '../../../short-addresses/copy-field.tsx'
import { QrPicture } from '../../../short-addresses/qr-picture.tsx'
import { useWords } from '../../../words/use-words.ts'

/** No QR code for an invite's deck, where the link alone opens nothing. */
export function LinkAndCode({ name, url, access }: { name: string; url: string; access: AccessMode }) {
  const t = useWords('publication')
  return (
    <div className="flex flex-col gap-5">
      <CopyField label={t('share.link')} text={url} />
      {access !== 'invite' && <QrPicture name={name} url={url} />}
    </div>
  )
}
