import '../src/styles.css'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { stillPlay } from '@deckle/player/still-play.ts'
import type { TemplateLanguage } from '@deckle/slides/templates/template.ts'
import { templateContent } from '@deckle/slides/templates/template-content.ts'
import { templateOf } from '@deckle/slides/templates/templates.ts'
import { createRoot } from 'react-dom/client'
import { type DeckLook, SlideStage } from '../src/deck/slide-stage.tsx'
import { type Editor, EditorContext } from '../src/features/editor/editor-context.ts'
import { EditStage } from '../src/features/editor/in-place/edit-stage.tsx'
import { createEditorStore } from '../src/features/editor/state/editor-store.ts'
import { loadWords } from '../src/words/catalogues.ts'

// Every slide of a template as the editor draws it, one below the other, for e2e/canvas.spec.ts:
// ?template=phishing&language=en&edit=on. The test sets their size.
const query = new URLSearchParams(location.search)
const template = templateOf(query.get('template') ?? '')
if (!template) throw new Error('No template of that name')
const content: DeckContent = templateContent(template, {
  language: query.get('language') as TemplateLanguage,
})
const options = { poweredBy: true, uploadLimit: 250_000_000, brand: { name: 'Deckle', logo: '' } }
const look: DeckLook = content
const store = createEditorStore(
  content,
  () => 0,
  () => crypto.randomUUID(),
)
const editor = { store, canEdit: query.get('edit') === 'on', deck: {} } as unknown as Editor

await loadWords('en', 'editor')
createRoot(document.getElementById('root') ?? document.body).render(
  <EditorContext.Provider value={editor}>
    {content.contentHash.map((slide) => (
      <div key={slide.slideId} data-stage>
        {editor.canEdit ? (
          <EditStage look={look} slide={slide} play={stillPlay(content, slide, options)} />
        ) : (
          <SlideStage look={look} slide={slide} play={stillPlay(content, slide, options)} />
        )}
      </div>
    ))}
  </EditorContext.Provider>,
)
