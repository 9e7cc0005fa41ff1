import '../entries/older-browsers.ts'
import { playLanguages } from '../deck/play-deck.ts'
import '../styles/player.css'
import { keepDrafts } from '../hosts/drafts/keep-drafts.ts'
import { packagePrefix } from '../hosts/storage/storage-keys.ts'
import { openStore } from '../hosts/storage/store.ts'
import { createAttempts } from './attempts.ts'
import { createBrowserPort } from './port/browser-port.ts'
import './lms.css'
import { suspendSlides } from './lms-play.ts'
import { createPackageNote, showNote } from './package-note.ts'
import { playPackage } from './package-player.tsx'
import { type PackageData, packageIds, packageWordsIn } from './package/package-data.ts'
import type { LmsPort } from './port/port.ts'
import { languageMatch } from './scorm/values/language-match.ts'
import { findApi } from './scorm/scorm-api.ts'
import { createScormPort } from './scorm/scorm-port.ts'
import { vocabulary12 } from './scorm/scorm12.ts'
import { vocabulary2004 } from './scorm/scorm2004.ts'
import { readSuspended } from './suspend/suspend-data.ts'
import { mayHaveLms, whenConnected } from './port/when-connected.ts'

const data = document.getElementById(packageIds.data)
const root = document.getElementById(packageIds.root)
const note = document.getElementById(packageIds.note)
if (data && root && note) void mount(JSON.parse(data.textContent) as PackageData, root, note)

/** Finds the LMS, resumes the attempt, ends the session with the page. */
async function mount(pack: PackageData, element: HTMLElement, noteElement: HTMLElement): Promise<void> {
  const { content, key } = pack
  const port = portOf(pack)
  if (!port.connect() && mayHaveLms(window)) {
    showNote(noteElement, packageWordsIn(pack, content.language).notes.waiting, content.language)
    await whenConnected(port)
  }
  const restored = readSuspended(suspendSlides(content), port.before.suspendData, key)
  const earlier = restored && { hasResult: restored.hasResult, isAtEnd: restored.index === content.contentHash.length }
  const attempts = createAttempts(port, pack.options, earlier)
  const isCut = restored?.isCut ?? false
  const context = {
    pack,
    port,
    attempts,
    element,
    note: createPackageNote(noteElement, { pack, port, attempts, isCut }),
    drafts: keepDrafts(openStore(`${packagePrefix}${key}.`), () => port.before.learner),
  }

  addEventListener('visibilitychange', () => document.hidden && attempts.commit())
  addEventListener('pagehide', () => port.terminate())
  // A page from the back/forward cache has ended its session: it starts a new one.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  const wished = [restored?.language, port.before.language]
  const language = languageMatch(wished, playLanguages(content)) ?? content.language
  try {
    await playPackage(context, language, restored)
  } catch (error) {
    if (!restored) throw error
    // An attempt that can't be resumed starts again.
    await playPackage(context, language, null)
  }
}

function portOf({ format, key }: PackageData): LmsPort {
  if (format === 'html') return createBrowserPort(key)
  const vocabulary = format === 'scorm12' ? vocabulary12 : vocabulary2004
  return createScormPort({ vocabulary, find: () => findApi(window, vocabulary.names.object), now: () => Date.now() })
}
