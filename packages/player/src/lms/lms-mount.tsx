import '../older-browsers.ts'
import { type ComponentType, h, render } from 'preact'
import { isRightToLeft } from '@deckle/core/deck/deck.ts'
import { preloadViews } from '@deckle/slides/players.ts'
import { playLanguages, toPlayDeck } from '../play-deck.ts'
import { Player, type PlayerProps } from '../player.tsx'
import '../styles/player.css'
import { createBrowserPort } from './browser-port.ts'
import { createLmsHost, type LmsHost, suspendSlides } from './lms-host.ts'
import './lms.css'
import { type PackageData, packageIds, packageWordsIn, pictureFile } from './package-data.ts'
import type { LmsPort } from './port.ts'
import { findApi } from './scorm-api.ts'
import { createScormPort } from './scorm-port.ts'
import { vocabulary12 } from './scorm12.ts'
import { vocabulary2004 } from './scorm2004.ts'
import { readSuspended, type RestoredPlay } from './suspend-data.ts'

const data = document.getElementById(packageIds.data)
const root = document.getElementById(packageIds.root)
const note = document.getElementById(packageIds.note)
if (data && root && note) void mount(JSON.parse(data.textContent) as PackageData, root, note)

/** Plays a package: finds its LMS, goes on where the person was, takes leave with the page. */
async function mount(pack: PackageData, element: HTMLElement, noteElement: HTMLElement): Promise<void> {
  const { content, key } = pack
  const port = portOf(pack)
  const restored = readSuspended(suspendSlides(content), port.before.suspendData, key)
  const languages: readonly string[] = playLanguages(content)
  const preferred = port.before.language.slice(0, 2).toLowerCase()
  let slideId = ''
  let isCut = restored?.isCut ?? false

  const say = (language: string) => {
    const notes = packageWordsIn(pack, language).notes
    const health = port.health()
    const isUpload = content.contentHash.some((one) => one.slideId === slideId && one.template === 'uploader')
    const text = health === 'fine' ? (isUpload ? notes.upload : isCut ? notes.cut : '') : notes[health]
    if (noteElement.textContent !== text) noteElement.textContent = text
    noteElement.lang = language
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
      port: { ...port, commit: () => (port.commit(), say(language)) },
      language,
      restored: from,
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

  addEventListener('visibilitychange', () => document.hidden && port.commit())
  addEventListener('pagehide', () => port.terminate())
  // A page that comes back from the browser's memory has taken leave: it begins once more.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  const wanted = [restored?.language, preferred].find((one) => one !== undefined && languages.includes(one))
  await start(wanted ?? content.language, restored)
}

function portOf({ format, key }: PackageData): LmsPort {
  if (format === 'html') return createBrowserPort(key)
  const vocabulary = format === 'scorm12' ? vocabulary12 : vocabulary2004
  return createScormPort({ vocabulary, find: () => findApi(window, vocabulary.names.object), now: () => Date.now() })
}
