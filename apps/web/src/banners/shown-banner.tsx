import type { ShownBanner } from '@deckle/contract/banners.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { api } from '../lib/api.ts'
import { changeQuery, useAction } from '../lib/use-action.ts'
import { useWords } from '../words/use-words.ts'
import { BannerView } from './banner-view.tsx'
import { shownBannersQuery } from './queries.ts'
import { useSeen } from './use-seen.ts'

/** Counting fails in silence: nobody waits for it. */
const quietly = (call: Promise<unknown>): void => void call.catch(() => undefined)

export function ShownBannerCard({ banner }: { readonly banner: ShownBanner }) {
  // The next banner is seen anew.
  return <Counted key={banner.id} banner={banner} />
}

function Counted({ banner }: { readonly banner: ShownBanner }) {
  const words = useWords('banner')
  const element = useRef<HTMLElement>(null)
  const dismiss = useDismiss(banner)
  const params = { id: banner.id }
  useSeen(element, () => quietly(api.shown_banners.seen({ params, body: {} })))
  return (
    <BannerView
      ref={element}
      banner={banner}
      onClick={() => quietly(api.shown_banners.click({ params, body: {}, keepalive: true }))}
      action={
        <IconButton
          label={words('dismiss', { title: banner.title })}
          icon={<X />}
          size="sm"
          onPress={() => void dismiss()}
        />
      }
    />
  )
}

/** At once, with ten seconds to take it back. */
function useDismiss(banner: ShownBanner) {
  const words = useWords('banner')
  const { queryKey } = shownBannersQuery(banner.placement)
  const call = (dismissed: boolean) => api.shown_banners.dismiss({ params: { id: banner.id }, body: { dismissed } })
  const undo = useAction({ call: () => call(false), invalidates: [queryKey] })
  const dismiss = useAction({
    call: () => call(true),
    show: changeQuery<readonly ShownBanner[], void>(queryKey, (old) => old.filter(({ id }) => id !== banner.id)),
    onDone: () => toast.undo(words('dismissed', { title: banner.title }), () => void undo.run()),
  })
  return dismiss.run
}
