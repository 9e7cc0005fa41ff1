import type { BannerPlacement } from '@deckle/core/banner/banner.ts'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { Suspense } from 'react'
import { lazyPart } from '../lib/screen/section.tsx'
import { useBanners } from './queries.ts'

const Shown = lazyPart(() => import('./shown-banner.tsx').then((module) => module.ShownBannerCard))

interface BannersProps {
  readonly placement: BannerPlacement
}

/**
 * A banner for the person, counted once it is seen, clicked or dismissed; nothing where there is none. It has its height
 * before it is drawn.
 */
export function Banners({ placement }: BannersProps) {
  const banner = useBanners(placement).banners[0]
  if (!banner) return null
  return (
    <Suspense fallback={<Loading />}>
      <Shown banner={banner} />
    </Suspense>
  )
}

function Loading() {
  return (
    <SkeletonFrame className="shrink-0">
      <SkeletonBlock className="h-36 w-full rounded-lg narrow:h-56" />
    </SkeletonFrame>
  )
}
