import { isInterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { createLocalHost } from '@deckle/player/hosts/local-host.ts'
import { Player } from '@deckle/player/view/player.tsx'
import { toPlayDeck } from '@deckle/player/deck/play-deck.ts'
import '../../../deck/stage/player-styles.ts'
import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Monitor, Plus, Smartphone } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type Device, DeviceFrame } from '../../../deck/stage/device-frame.tsx'
import { limitOf, PlanLimitCallout, useReachedLimit } from '../../../deck/plan-limit.tsx'
import { hasPlayerWords, usePlayerWords } from '../../../deck/stage/use-player-words.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import type { GalleryDeck } from './gallery-deck.ts'
import { LanguageSelect, type SetGalleryUrl } from './gallery-filters.tsx'
import { useTemplate } from './use-template.ts'
import type { GalleryUrl } from './url-state.ts'

interface TemplatePageProps {
  readonly deck: GalleryDeck
  readonly imageUrl: (picture: string) => string
  readonly url: GalleryUrl
  readonly setUrl: SetGalleryUrl
}

/** A playable template: answers are marked in the browser and not recorded. */
export function TemplatePage({ deck, imageUrl, url, setUrl }: TemplatePageProps) {
  const t = useWords('templates')
  const kinds = useWords('deck')
  usePageTitle(deck.name)
  const [device, setDevice] = useState<Device>(() => (window.innerHeight > window.innerWidth ? 'phone' : 'desktop'))
  return (
    <div className="mx-auto flex min-h-full w-full max-w-7xl flex-col gap-4 p-6 phone:p-4">
      <PageHeader
        title={deck.name}
        description={deck.purpose}
        breadcrumbs={
          <Link
            to="/templates"
            search={{ ...url, template: undefined }}
            className={`${buttonStyle('quiet', 'sm')} -ms-2 w-fit`}
          >
            <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {t('back')}
          </Link>
        }
      >
        <div className="flex flex-wrap items-center gap-2">
          <p className="me-auto text-xs text-muted phone:w-full">
            {kinds(`types.${deck.readerType}.name`)} · {t('slides', { count: deck.content.contentHash.length })}
          </p>
          <LanguageSelect url={url} setUrl={setUrl} />
          <ToggleGroup<Device>
            label={t('device')}
            value={device}
            onChange={setDevice}
            options={[
              { id: 'phone', label: t('phone'), icon: <Smartphone />, hideLabel: true },
              { id: 'desktop', label: t('desktop'), icon: <Monitor />, hideLabel: true },
            ]}
          />
          <UseTemplate deck={deck} />
        </div>
        <Warnings deck={deck} />
      </PageHeader>
      <div
        className="h-[max(24rem,calc(100dvh-17rem))] rounded-lg phone:h-[calc(100dvh-9rem)] bg-hover p-3 phone:p-0"
        data-playing={deck.key}
      >
        <DeviceFrame device={device}>
          <Play key={`${deck.key} ${deck.content.language}`} deck={deck} imageUrl={imageUrl} />
        </DeviceFrame>
      </div>
    </div>
  )
}

const now = () => Date.now()
/** Templates contain no uploaded files. */
const noFile = () => ''

function Play({ deck: { content }, imageUrl }: Pick<TemplatePageProps, 'deck' | 'imageUrl'>) {
  const { branding } = useUser()
  const deck = useMemo(
    () =>
      toPlayDeck(
        content,
        { deckId: 'template', versionId: 'template', shortid: '' },
        { poweredBy: false, brand: { name: branding.name, logo: '' } },
      ),
    [content, branding.name],
  )
  const host = useMemo(() => createLocalHost(content, { now, imageUrl, fileUrl: noFile }), [content, imageUrl])
  const words = usePlayerWords(content.language)
  if (!hasPlayerWords(content.language)) return <SkeletonBlock className="size-full" />
  return <Player deck={deck} host={host} words={words} />
}

/** Reasons why the template can't be used, shown before the click. */
function Warnings({ deck }: { deck: GalleryDeck }) {
  const t = useWords('templates')
  const { plan } = useUser().license
  const reached = useReachedLimit('campaigns')
  return (
    <>
      {reached && <PlanLimitCallout reached={reached} />}
      {deck.hasJumps && !plans[plan].logicJumps && <Callout tone="warning">{t('jumpsOff')}</Callout>}
    </>
  )
}

function UseTemplate({ deck }: { deck: GalleryDeck }) {
  const t = useWords('templates')
  const reached = useReachedLimit('campaigns')
  const use = useTemplate()
  const refused = limitOf(use.error)
  const language = isInterfaceLanguage(deck.content.language) ? deck.content.language : 'en'
  return (
    <div className="flex flex-col items-end gap-2 phone:w-full phone:items-stretch">
      <Button
        variant="primary"
        icon={<Plus />}
        isDisabled={reached !== null}
        isPending={use.isPending}
        onPress={() => void use.run({ template: deck.key, language })}
      >
        {t('use')}
      </Button>
      {refused && <PlanLimitCallout reached={refused} />}
      {use.error && !refused && <ErrorCallout error={use.error} />}
    </div>
  )
}
