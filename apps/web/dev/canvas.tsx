import '../src/styles.css'
import { stillPlay } from '@deckle/player/deck/still-play.ts'
import type { TemplateLanguage } from '@deckle/slides/templates/template.ts'
import { templateContent } from '@deckle/slides/templates/template-content.ts'
import { templateOf } from '@deckle/slides/templates/templates.ts'
import { createRoot } from 'react-dom/client'
import { type Editor, EditorContext } from '../src/features/editor/editor-context.ts'
import { EditStage } from '../src/features/editor/in-place/edit-stage.tsx'
import { createEditorStore } from '../src/features/editor/state/editor-store.ts'
import { loadWords } from '../src/words/catalogues.ts'

declare global {
  interface Window {
    /** Draws the slides of a template anew. */
    drawSlides: (key: string, language: TemplateLanguage) => void
  }
}

// Every slide of a template twice, for e2e/editor/canvas.spec.ts: on the left the deck's own page, in frames, on the right the
// editor's canvas, one below the other. The test answers for the frames and sets the size of both.
const pages = document.getElementById('pages') ?? document.body
const canvases = createRoot(document.getElementById('canvases') ?? document.body)
const options = { poweredBy: true, uploadLimit: 250_000_000, brand: { name: 'Deckle', logo: '' } }

await loadWords('en', 'editor')
window.drawSlides = (key, language) => {
  const template = templateOf(key)
  if (!template) throw new Error(`No template ${key}`)
  const content = templateContent(template, { language })
  pages.replaceChildren(
    ...content.contentHash.map((_slide, at) => {
      const version = `${key}-${language}-${at}`
      // What the player keeps says which slide it is at.
      localStorage.setItem(`deckle.${version}.play`, JSON.stringify({ index: at, answers: {}, verdicts: {} }))
      const frame = document.createElement('iframe')
      frame.title = `Slide ${at + 1}`
      frame.src = `/play?${new URLSearchParams({ template: key, language, version })}`
      return frame
    }),
  )
  const store = createEditorStore(
    content,
    () => 0,
    () => crypto.randomUUID(),
  )
  const editor = { store, canEdit: true, deck: {} } as unknown as Editor
  canvases.render(
    <EditorContext.Provider key={`${key} ${language}`} value={editor}>
      {content.contentHash.map((slide) => (
        <div key={slide.slideId} data-stage>
          <EditStage look={content} slide={slide} play={stillPlay(content, slide, options)} />
        </div>
      ))}
    </EditorContext.Provider>,
  )
}
