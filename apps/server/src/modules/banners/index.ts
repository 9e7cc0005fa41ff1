import type { banners, shown_banners } from '@deckle/contract/banners.ts'
import type { Handlers } from '../../http/handler.ts'
import { deleteBanner, restoreBanner } from './bin/delete-banner.ts'
import { createBanner } from './edit/create-banner.ts'
import { moveBanner, updateBanner } from './edit/update-banner.ts'
import { bannerClicked, bannerSeen } from './figures/count-hits.ts'
import { bannerFigures } from './figures/show-figures.ts'
import { listBanners, reachOfAudience, showBanner } from './list-banners.ts'
import { bannerAtEnding, dismissBanner, publishedBanners } from './shown/show-banners.ts'

export { bannerCron, bannerTasks } from './tasks.ts'

export const bannerHandlers: Handlers<typeof banners> = {
  list: listBanners,
  create: createBanner,
  reach: reachOfAudience,
  ending: bannerAtEnding,
  show: showBanner,
  figures: bannerFigures,
  update: updateBanner,
  move: moveBanner,
  delete: deleteBanner,
  restore: restoreBanner,
}

export const shownBannerHandlers: Handlers<typeof shown_banners> = {
  publishedList: publishedBanners,
  seen: bannerSeen,
  click: bannerClicked,
  dismiss: dismissBanner,
}
