import { isBlank } from '@deckle/core/text/is-blank.ts'
import { type BannerPlacement, bannerPlacements } from '@deckle/core/banner/banner.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { BannerView } from '../../../banners/banner-view.tsx'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { SceneProps } from './scene-props.ts'
import type { BannerForm } from './values.ts'

const PlayerScene = lazyPart(() => import('./player-scene.tsx').then((module) => module.PlayerScene))

/** As it will look at each placement, while it is written. */
export function Preview({ control }: { readonly control: Control<BannerForm> }) {
  const t = useWords('banners')
  const form = useWatch({ control }) as BannerForm
  const [chosen, setChosen] = useState<BannerPlacement | null>(null)
  const [size, setSize] = useState<'wide' | 'phone'>('wide')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const place = chosen ?? form.placement
  const banner = { ...form, title: isBlank(form.title) ? t('preview.sample') : form.title.trim() }
  const Scene = place === 'player' ? PlayerScene : scenes[place]
  return (
    <Card title={t('preview.title')}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Select
          className="w-40"
          label={t('preview.place')}
          hideLabel
          value={place}
          onChange={setChosen}
          options={bannerPlacements.map((id) => ({ id, label: t(`placements.${id}`) }))}
        />
        <ToggleGroup
          label={t('preview.size')}
          value={size}
          onChange={setSize}
          options={[
            { id: 'wide', label: t('preview.wide'), icon: <Monitor />, hideLabel: true },
            { id: 'phone', label: t('preview.phone'), icon: <Smartphone />, hideLabel: true },
          ]}
        />
        <ToggleGroup
          label={t('preview.theme')}
          value={theme}
          onChange={setTheme}
          options={[
            { id: 'light', label: t('preview.light'), icon: <Sun />, hideLabel: true },
            { id: 'dark', label: t('preview.dark'), icon: <Moon />, hideLabel: true },
          ]}
        />
      </div>
      <div
        inert
        data-theme={theme}
        className={classNames(
          'mx-auto overflow-hidden rounded-lg border border-line bg-canvas text-ink',
          size === 'phone' ? 'max-w-90' : 'w-full',
        )}
      >
        <Suspense fallback={<div aria-busy className="h-112" />}>
          <Scene banner={banner} isNarrow={size === 'phone'} isDark={theme === 'dark'} />
        </Suspense>
      </div>
    </Card>
  )
}

const Bar = ({ className }: { readonly className: string }) => (
  <span className={classNames('block rounded-sm bg-pressed', className)} />
)
const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">{children}</div>
)

const scenes: Readonly<Record<Exclude<BannerPlacement, 'player'>, (scene: SceneProps) => ReactNode>> = {
  dashboard: function Dashboard({ banner, isNarrow }) {
    const t = useWords('banners')
    return (
      <div className="flex flex-col gap-4 p-4">
        <strong className="text-lg font-strong">{t('preview.greeting')}</strong>
        <div className="grid grid-cols-2 gap-3">
          <Sheet>
            <Bar className="h-2 w-1/2" />
            <Bar className="h-5 w-1/3" />
          </Sheet>
          <Sheet>
            <Bar className="h-2 w-1/2" />
            <Bar className="h-5 w-1/3" />
          </Sheet>
        </div>
        <BannerView banner={banner} isNarrow={isNarrow} />
        <Sheet>
          <Bar className="h-24 w-full" />
        </Sheet>
      </div>
    )
  },
  feed: function Feed({ banner, isNarrow }) {
    const post = (
      <Sheet>
        <span className="flex items-center gap-2">
          <Bar className="size-8 rounded-full" />
          <Bar className="h-3 w-1/3" />
        </span>
        <Bar className="h-3 w-full" />
        <Bar className="h-3 w-4/5" />
      </Sheet>
    )
    return (
      <div className="flex flex-col gap-3 p-4">
        <BannerView banner={banner} isNarrow={isNarrow} />
        {post}
        {post}
      </div>
    )
  },
  article: function Article({ banner, isNarrow }) {
    return (
      <div className="flex flex-col gap-3 bg-surface p-5">
        <Bar className="h-6 w-3/4" />
        <Bar className="h-3 w-full" />
        <Bar className="h-3 w-11/12" />
        <Bar className="h-3 w-4/5" />
        <Bar className="h-3 w-2/3" />
        <BannerView banner={banner} isNarrow={isNarrow} />
        <div className="grid grid-cols-2 gap-3">
          <Sheet>
            <Bar className="h-3 w-4/5" />
          </Sheet>
          <Sheet>
            <Bar className="h-3 w-4/5" />
          </Sheet>
        </div>
      </div>
    )
  },
}
