import '../entries/older-browsers.ts'
import { type ComponentType, h, render } from 'preact'
import { isRightToLeft } from '@deckle/core/deck/deck.ts'
import { preloadViews } from '@deckle/slides/players.ts'
import { playLanguages, toPlayDeck } from '../deck/play-deck.ts'
import { Player, type PlayerProps } from '../view/player.tsx'
import '../styles/player.css'
import { createBrowserPort } from './browser-port.ts'
import { createLmsHost, type LmsHost, suspendSlides } from './lms-host.ts'
import './lms.css'
import { languageMatch } from './scorm/language-match.ts'
import { type PackageData, packageIds, packageWordsIn, pictureFile } from './package/package-data.ts'
import type { LmsPort } from './port.ts'
import { findApi } from './scorm/scorm-api.ts'
import { createScormPort } from './scorm/scorm-port.ts'
import { vocabulary12 } from './scorm/scorm12.ts'
import { vocabulary2004 } from './scorm/scorm2004.ts'
import { readSuspended, type RestoredPlay } from './suspend-data.ts'
import { createAttempts } from './attempts.ts'
import { mayHaveLms, whenConnected } from './when-connected.ts'

const data = document.getElementById(packageIds.data)
const root = document.getElementById(packageIds.root)
const note = document.getElementById(packageIds.note)
if (data && root && note) void mount(JSON.parse(data.textContent) as PackageData, root, note)

/** Plays a package: finds its LMS, goes on where the person was, takes leave with the page. */
async function mount(pack: PackageData, element: HTMLElement, noteElement: HTMLElement): Promise<void> {
  const { content, key } = pack
  const show = (text: string, language: string) => {
    if (noteElement.textContent !== text) noteElement.textContent = text
    noteElement.lang = language
  }
  const port = portOf(pack)
  if (!port.connect() && mayHaveLms(window)) {
    show(packageWordsIn(pack, content.language).notes.waiting, content.language)
    await whenConnected(port)
  }
  const restored = readSuspended(suspendSlides(content), port.before.suspendData, key)
  const gone = restored && { hasResult: restored.hasResult, isAtEnd: restored.index === content.contentHash.length }
  const attempts = createAttempts(port, pack.options, gone)
  const languages: readonly string[] = playLanguages(content)
  let slideId = ''
  let isCut = restored?.isCut ?? false

  const say = (language: string) => {
    const { notes } = packageWordsIn(pack, language)
    const health = port.health()
    const isUpload = content.contentHash.some((one) => one.slideId === slideId && one.template === 'uploader')
    const isPractice = attempts.isPractice() && (port.before.isCounted ? notes.practice : notes.review)
    const text = health === 'fine' ? isPractice || (isUpload ? notes.upload : isCut ? notes.cut : '') : notes[health]
    show(text, language)
  }
  const start = async (language: string, from: RestoredPlay | null): Promise<void> => {
    const deck = toPlayDeck(
      content,
      { deckId: key, versionId: key, shortid: '' },
      { language, poweredBy: pack.poweredBy, brand: pack.brand },
    )
    const host: LmsHost = await createLmsHost({
      content,
      key,
      port,
      attempts,
      language,
      restored: from,
      onCommit: () => say(language),
      onSlide: (id) => {
        if (slideId) isCut = false
        slideId = id
        say(language)
      },
      now: () => Date.now(),
      imageUrl: pictureFile,
      fileUrl: (id) => pack.files[id] ?? `media/${id}`,
    })
    await preloadViews(deck.slides.map(({ template }) => template))
    const props: PlayerProps = {
      deck,
      host,
      words: packageWordsIn(pack, language).words,
      saved: from && host.restore(),
      ownsPage: true,
      ...(languages.length > 1 && {
        onLanguage: (next: string) => {
          render(null, element)
          void start(next, host.leave())
        },
      }),
    }
    document.documentElement.lang = language
    document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr'
    element.textContent = ''
    render(h(Player as unknown as ComponentType<PlayerProps>, props), element)
    say(language)
  }

  addEventListener('visibilitychange', () => document.hidden && attempts.commit())
  addEventListener('pagehide', () => port.terminate())
  // A page that comes back from the browser's memory has taken leave: it begins once more.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  const language = languageMatch([restored?.language, port.before.language], languages) ?? content.language
  try {
    await start(language, restored)
  } catch (error) {
    if (!restored) throw error
    // What can't be gone on with begins anew.
    await start(language, null)
  }
}

function portOf({ format, key }: PackageData): LmsPort {
  if (format === 'html') return createBrowserPort(key)
  const vocabulary = format === 'scorm12' ? vocabulary12 : vocabulary2004
  return createScormPort({ vocabulary, find: () => findApi(window, vocabulary.names.object), now: () => Date.now() })
}
