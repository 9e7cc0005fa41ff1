import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { faultText } from '@deckle/contract/wording/fault-text.ts'
import type { FormulaFault } from '@deckle/core/formula/fault.ts'
import type { SavedPlay } from '@deckle/player/hosts/host.ts'
import { createLocalHost } from '@deckle/player/hosts/local-host.ts'
import { playLanguages, toPlayDeck } from '@deckle/player/deck/play-deck.ts'
import { DeckPlayer } from '@deckle/player/view/lead/deck-player.tsx'
import '../../../deck/stage/player-styles.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { headingOf } from '@deckle/slides/reports.ts'
import { RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { mediaUrl, posterUrl } from '../../../deck/media-url.ts'
import { usePlayerWords } from '../../../deck/stage/use-player-words.ts'
import { useWithLeadForm } from '../../../deck/stage/use-with-lead-form.ts'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { DeviceFrame } from '../../../deck/stage/device-frame.tsx'
import { type Frame, FrameChoice, frameOf } from './frame-choice.tsx'

/** Plays the draft as it is, marked here and counted nowhere: from any slide, in any language, on any size. */
export function PreviewDialog({ content, from, onClose }: { content: DeckContent; from: number; onClose: () => void }) {
  const t = useWords('editor')
  return (
    <Dialog isOpen onOpenChange={onClose} size="xl" title={t('preview.title')} description={t('preview.text')}>
      <Preview content={content} from={from} />
    </Dialog>
  )
}

function Preview({ content, from }: { content: DeckContent; from: number }) {
  const t = useWords('editor')
  const usedLanguage = usePreference('language')
  const [frame, setFrame] = useState<Frame>(() => frameOf(window.innerHeight > window.innerWidth ? 'phone' : 'desktop'))
  const [language, setLanguage] = useState<string>(content.language)
  const [fault, setFault] = useState<Fault | null>(null)
  const [start, setStart] = useState({ slide: from, round: 0 })
  const begin = (slide: number) => setStart(({ round }) => ({ slide, round: round + 1 }))
  const { deck, host } = usePreviewPlay(content, { language, round: start.round, onFault: setFault })
  const words = usePlayerWords(deck.language)
  const saved = useMemo((): SavedPlay => ({ index: start.slide, answers: {}, verdicts: {} }), [start])
  return (
    <div className="flex h-[calc(100dvh-12rem)] max-h-160 flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <StartChoice content={content} value={start.slide} onChange={(slide) => begin(slide)} />
        <LanguageChoice content={content} value={language} onChange={setLanguage} />
        <Button icon={<RotateCcw />} onPress={() => begin(start.slide)}>
          {t('preview.again')}
        </Button>
        <FrameChoice value={frame} onChange={setFrame} />
      </div>
      {fault && (
        <Callout tone="warning">
          {t('preview.fault', {
            number: content.contentHash.findIndex(({ slideId }) => slideId === fault.slideId) + 1,
            why: faultText(fault.fault, usedLanguage),
          })}
        </Callout>
      )}
      <div className="min-h-0 flex-1 rounded-lg bg-hover p-3">
        <DeviceFrame {...frame}>
          <DeckPlayer
            key={`${language}/${start.slide}/${start.round}`}
            deck={deck}
            host={host}
            words={words}
            saved={saved}
          />
        </DeviceFrame>
      </div>
    </div>
  )
}

interface Fault {
  readonly slideId: string
  readonly fault: FormulaFault
}

interface PlayOptions {
  readonly language: string
  readonly round: number
  readonly onFault: (fault: Fault | null) => void
}

/** The deck as a player gets it, and the host that marks it here; another round starts with no answers. */
function usePreviewPlay(content: DeckContent, { language, round, onFault }: PlayOptions) {
  const user = useUser()
  const played = useMemo(
    () =>
      toPlayDeck(
        content,
        { deckId: 'preview', versionId: 'preview', shortid: '' },
        {
          language,
          poweredBy: false,
          brand: { name: user.branding.name, logo: user.branding.logo },
        },
      ),
    [content, language, user.branding],
  )
  const deck = useWithLeadForm(played, content)
  const host = useMemo(
    () =>
      createLocalHost(content, {
        language,
        now: () => Date.now(),
        imageUrl: posterUrl,
        fileUrl: mediaUrl,
        onFault: (slideId, fault) => onFault(fault && { slideId, fault }),
      }),
    // oxlint-disable-next-line react/exhaustive-deps
    [content, language, round],
  )
  return { deck, host }
}

function StartChoice({ content, value, onChange }: ChoiceProps<number>) {
  const t = useWords('editor')
  const names = useWords('deck')
  return (
    <Select
      label={t('preview.from')}
      value={String(value)}
      onChange={(slide) => onChange(Number(slide))}
      options={content.contentHash.map((slide, at) => ({
        id: String(at),
        label: `${at + 1}. ${headingOf(slide.data) || names(`slides.${slide.template}.name`)}`,
      }))}
      className="w-64 phone:w-full"
    />
  )
}

/** Nothing where the deck has one language. */
function LanguageChoice({ content, value, onChange }: ChoiceProps<string>) {
  const t = useWords('editor')
  const names = useWords('deck')
  const languages = playLanguages(content)
  if (languages.length < 2) return null
  return (
    <Select
      label={t('preview.language')}
      value={value}
      onChange={onChange}
      options={languages.map((id) => ({ id, label: names(`languages.${id}`) }))}
      className="w-40"
    />
  )
}

interface ChoiceProps<T> {
  readonly content: DeckContent
  readonly value: T
  readonly onChange: (value: T) => void
}
