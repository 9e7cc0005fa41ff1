import { spaceLimit } from '@deckle/core/plan/space.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useFreshLicense } from '../../../lib/session/use-fresh-license.ts'
import { useBytes } from '../../../lib/use-bytes.ts'
import { useWords } from '../../../words/use-words.ts'

/** Storage used of the user's own licence: uploads count there, whoever owns the deck. */
export function StorageBar() {
  const t = useWords('media')
  const bytes = useBytes()
  const { usedSpace, maxSpace } = useFreshLicense()
  const limit = spaceLimit(maxSpace)
  const share = limit === 0 ? 1 : Math.min(1, usedSpace / limit)
  return (
    <div className="flex min-w-44 flex-col phone:w-full gap-1 text-xs text-muted">
      <p className="tabular-nums">{t('space', { used: bytes(usedSpace), limit: bytes(limit) })}</p>
      <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-pressed">
        <span
          data-space={share}
          className={classNames(
            'block h-full rounded-full',
            share >= 1 ? 'bg-danger' : share >= 0.8 ? 'bg-warning-edge' : 'bg-brand',
          )}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      {share >= 0.8 && <p className="text-warning-text">{t('spaceShort')}</p>}
    </div>
  )
}
