import { type ComponentType, h, render } from 'preact'
import { type PaletteName, palettes } from '@deckle/core/deck/design/palettes.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { createLocalHost } from '../src/hosts/local-host.ts'
import { toPlayDeck } from '../src/deck/play-deck.ts'
import { Player, type PlayerProps } from '../src/view/player.tsx'
import '../src/styles/devanagari.css'
import '../src/styles/player.css'
import { sampleAnswers } from '../src/test/sample-answers.ts'
import { sampleDeck } from '../src/test/sample-deck.ts'
import { wordsFor } from '../src/words/words-for.ts'

// Plays the sample deck on the device: ?palette=Midnight&type=poll&language=hi&at=4&theme=inverted&position=top_left&layout=side_full&scale=agreement&back=night
// At its end, all answered, with a number of tags and an outcome: ?at=end&type=assessment&tags=8&outcome=on
const query = new URLSearchParams(location.search)
const get = (name: string, otherwise: string) => query.get(name) ?? otherwise
const tagNames = [
  'Observation',
  'Orientation in the sky',
  'Mathematics',
  'History of astronomy',
  'Instruments',
  'Patience',
  'Communication with the public',
  'तारों का ज्ञान',
  'Physics',
  'Donaudampfschifffahrtsgesellschaft',
  'Art',
  'Planets and their moons',
].slice(0, Number(get('tags', '0')))
const content: DeckContent = {
  ...sampleDeck,
  readerType: get('type', 'quiz') as DeckContent['readerType'],
  language: get('language', 'en') as DeckContent['language'],
  colors: palettes[get('palette', 'Lagoon') as PaletteName],
  backgroundImage: { id: get('back', ''), alt: '' },
  design: {
    ...sampleDeck.design,
    theme: get('theme', 'normal') as 'normal',
    textPosition: get('position', 'center_center') as 'center_center',
    imageLayout: get('layout', 'side_split') as 'side_split',
    filter: get('filter', 'none') as 'none',
  },
  resultRange: { minValue: 0, maxValue: 100, masterTags: tagNames },
  outcomes: get('outcome', '')
    ? [
        {
          id: 'x',
          title: 'A patient watcher of the night',
          text: 'You look up often, and you like to know why things are as they are. A small telescope would give you years of joy; begin with the Moon.',
          image: { id: get('cover', 'night'), alt: 'Stars over a hill' },
          link: 'https://example.com/telescopes',
          linkLabel: 'See the telescopes',
          minValue: -1e9,
          maxValue: 1e9,
          masterTags: [],
        },
      ]
    : [],
  contentHash: sampleDeck.contentHash.map((slide, at) => {
    if (tagNames.length > 0 && 'tags' in slide.data) {
      const tags = [tagNames[at % tagNames.length], tagNames[(at * 5 + 1) % tagNames.length]]
      return { ...slide, data: { ...slide.data, tags: [...new Set(tags)] } }
    }
    if (tagNames.length > 0 && slide.template === 'tagged_select')
      return { ...slide, data: { ...slide.data, taggedselect: [] } }
    if (slide.template === 'rating') return { ...slide, data: { ...slide.data, rating: get('scale', '5_stars') } }
    return slide.template === 'title'
      ? { ...slide, data: { ...slide.data, background: { id: get('cover', ''), alt: 'Night sky' } } }
      : slide
  }),
}

/** Pictures drawing here, so that the page needs no server. */
function drawing(id: string): string {
  if (id === 'gone') return '/gone.webp'
  const hue = [...id].reduce((sum, one) => sum + one.charCodeAt(0) * 37, 0) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 18%)"/><stop offset="1" stop-color="hsl(${hue + 40} 70% 55%)"/></linearGradient></defs><rect width="1600" height="900" fill="url(#g)"/><circle cx="1100" cy="320" r="150" fill="#fff" opacity=".85"/><path d="M0 900 500 520l300 220 350-300 450 460z" fill="hsl(${hue} 50% 12%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const isAtEnd = get('at', '') === 'end'
const host = createLocalHost(content, {
  now: () => Date.now(),
  imageUrl: drawing,
  fileUrl: drawing,
  saved: isAtEnd
    ? { index: content.contentHash.length, answers: sampleAnswers, verdicts: {} }
    : { index: Number(get('at', '0')), answers: {}, verdicts: {} },
})
if (isAtEnd)
  for (const [slideId, answer] of Object.entries(sampleAnswers))
    await host.answer(slideId, answer, 4000).catch(() => undefined)
const deck = toPlayDeck(
  content,
  { deckId: 'd', versionId: 'v', shortid: 'abcdefgh' },
  { poweredBy: true, uploadLimit: 250_000_000, language: content.language, brand: { name: 'Deckle', logo: '' } },
)
const props: PlayerProps = { deck, host, words: wordsFor(content.language), saved: host.restore(), ownsPage: true }
const root = document.getElementById('deckle-player')
if (root) render(h(Player as unknown as ComponentType<PlayerProps>, props), root)
