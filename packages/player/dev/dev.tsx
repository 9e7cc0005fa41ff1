import { type ComponentType, h, render } from 'preact'
import { type PaletteName, palettes } from '@deckle/core/deck/palettes.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { createLocalHost } from '../src/local-host.ts'
import { toPlayDeck } from '../src/play-deck.ts'
import { Player, type PlayerProps } from '../src/player.tsx'
import '../src/styles/player.css'
import { sampleDeck } from '../src/test/sample-deck.ts'
import { wordsFor } from '../src/words/words-for.ts'

// Plays the sample deck on the device: ?palette=Midnight&type=poll&language=hi&at=4&theme=inverted&position=top_left&layout=side_full&scale=agreement&back=night
const query = new URLSearchParams(location.search)
const get = (name: string, otherwise: string) => query.get(name) ?? otherwise
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
  contentHash: sampleDeck.contentHash.map((slide) => {
    if (slide.template === 'rating') return { ...slide, data: { ...slide.data, rating: get('scale', '5_stars') } }
    return slide.template === 'title'
      ? { ...slide, data: { ...slide.data, background: { id: get('cover', ''), alt: 'Night sky' } } }
      : slide
  }),
}

/** Pictures drawn here, so that the page needs no server. */
function drawn(id: string): string {
  if (id === 'gone') return '/gone.webp'
  const hue = [...id].reduce((sum, one) => sum + one.charCodeAt(0) * 37, 0) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 18%)"/><stop offset="1" stop-color="hsl(${hue + 40} 70% 55%)"/></linearGradient></defs><rect width="1600" height="900" fill="url(#g)"/><circle cx="1100" cy="320" r="150" fill="#fff" opacity=".85"/><path d="M0 900 500 520l300 220 350-300 450 460z" fill="hsl(${hue} 50% 12%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const host = createLocalHost(content, {
  now: () => Date.now(),
  imageUrl: drawn,
  fileUrl: drawn,
  saved: { index: Number(get('at', '0')), answers: {}, verdicts: {} },
})
const deck = toPlayDeck(
  content,
  { deckId: 'd', versionId: 'v', shortid: 'abcdefgh' },
  { poweredBy: true, uploadLimit: 250_000_000, language: content.language, brand: { name: 'Deckle', logo: '' } },
)
const props: PlayerProps = { deck, host, words: wordsFor(content.language), saved: host.restore(), ownsPage: true }
const root = document.getElementById('deckle-player')
if (root) render(h(Player as unknown as ComponentType<PlayerProps>, props), root)
