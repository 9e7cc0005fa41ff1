// @vitest-environment happy-dom
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Outcome } from '@deckle/core/deck/ending/outcome.ts'
import { describe, expect, it } from 'vitest'
import { sampleDeck } from '../../test/sample-deck.ts'
import { drawEnding, resetEachTest, root, texts } from './test/draw-ending.ts'

resetEachTest()

const outcome: Outcome = {
  id: 'x',
  title: 'A patient watcher',
  text: 'Begin with the Moon.',
  image: { id: 'night', alt: 'Stars' },
  link: 'https://example.com/t',
  linkLabel: '',
  minValue: -1000,
  maxValue: 1000,
  masterTags: [],
}
/** All questions tagged with these tags in turn. */
const tagged = (...tags: readonly string[]): Partial<DeckContent> => ({
  resultRange: { minValue: 0, maxValue: 100, masterTags: tags },
  contentHash: sampleDeck.contentHash.map((slide, at) => {
    const own = 'tags' in slide.data && tags.length > 0 ? { tags: [tags[at % tags.length]] } : {}
    return { ...slide, data: { ...slide.data, ...own, taggedselect: [] } }
  }),
})

const heading = () => root.querySelector('h2')?.textContent

describe('a profiler', () => {
  it('tells its outcome with picture, text and link, and the share of each tag', async () => {
    const { track } = await drawEnding({ readerType: 'profiler', outcomes: [outcome], ...tagged('Calm', 'Bold') })
    expect(heading()).toBe('A patient watcher')
    expect(document.activeElement?.textContent).toBe('A patient watcher')
    expect(root.querySelector('img')?.getAttribute('src')).toBe('/night.webp')
    expect(root.textContent).toContain('Begin with the Moon.')
    const link = root.querySelector('a')!
    expect([link.getAttribute('href'), link.target, link.rel]).toEqual([
      'https://example.com/t',
      '_blank',
      'noopener noreferrer nofollow',
    ])
    expect(link.textContent).toBe('Learn more, opens in a new tab')
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    expect(track).toHaveBeenCalledWith('link', null)
    expect(texts('tbody th')).toEqual(['Calm', 'Bold'])
    expect(root.querySelector('svg[role=img]')).toBeNull()
  })

  it.each(['profiler', 'recommendation'] as const)(
    'of kind %s shows no points, nor whether it is passed',
    async (type) => {
      const shown = async (change: Partial<DeckContent>) => {
        await drawEnding({ readerType: type, ...change })
        return root.textContent ?? ''
      }
      for (const text of [
        await shown({ outcomes: [outcome], ...tagged('Calm', 'Bold') }),
        await shown(tagged('Calm', 'Bold')),
        await shown(tagged()),
      ])
        expect(text).not.toMatch(/points| of \d|right|passed/i)
    },
  )

  it('follows no address that a browser must not', async () => {
    await drawEnding({ readerType: 'profiler', outcomes: [{ ...outcome, link: 'javascript:alert(1)' }] })
    expect(root.querySelector('a')).toBeNull()
  })

  it('without an outcome shows the tags, without tags thanks', async () => {
    await drawEnding({ readerType: 'recommendation', ...tagged('Calm') })
    expect([heading(), ...texts('tbody th')]).toEqual(['Your result', 'Calm'])
    await drawEnding({ readerType: 'recommendation', ...tagged() })
    expect(heading()).toBe('Thank you')
  })
})

describe('an assessment', () => {
  it('draws three tags or more as a radar that says its finding, with a table behind it, the score and the review', async () => {
    await drawEnding({ readerType: 'assessment', ...tagged('Calm', 'Bold', 'Exact') })
    const chart = root.querySelector('svg[role=img]')!
    expect(chart.querySelectorAll('circle').length).toBe(3)
    expect([...chart.querySelectorAll('text')].map((one) => one.textContent)).toEqual(['Calm', 'Bold', 'Exact'])
    const rows = [...root.querySelectorAll('tbody tr')].map((row) => [...row.children].map((one) => one.textContent))
    const [strongest] = rows.toSorted((a, b) => parseInt(b[2]!) - parseInt(a[2]!))
    expect(chart.getAttribute('aria-label')).toMatch(`Strongest: ${strongest![0]}, ${strongest![2]}. Weakest: `)
    expect(root.textContent).toContain('4 of 7 right')
    expect(root.textContent).toContain('Not passed')
    expect(texts('.dk-review > li').length).toBe(15)
  })

  it('has every name whole: at its axis, or where one has no place there, by its number in the table', async () => {
    const names = ['Calm', 'Donaudampfschifffahrtsgesellschaft', 'Communication with the public']
    await drawEnding({ readerType: 'assessment', ...tagged(...names) })
    expect(texts('svg text')).toEqual(['1', '2', '3'])
    expect(texts('tbody th')).toEqual(names.map((name, at) => `${at + 1}. ${name}`))
    await drawEnding({ readerType: 'assessment', ...tagged('Calm', 'Communication public', 'Bold') })
    expect(texts('svg text')).toEqual(['Calm', 'Communicationpublic', 'Bold'])
    expect(texts('tbody th')[0]).toBe('Calm')
  })

  it('draws fewer as bars alone', async () => {
    await drawEnding({ readerType: 'audit', ...tagged('Calm', 'Bold') })
    expect(root.querySelector('svg[role=img]')).toBeNull()
    expect(texts('tbody th')).toEqual(['Calm', 'Bold'])
  })

  it('without tags shows the score, without points thanks', async () => {
    await drawEnding({ readerType: 'audit', ...tagged() })
    expect(heading()).toBe('Your score')
    await drawEnding({ readerType: 'audit', contentHash: sampleDeck.contentHash.slice(8, 11) })
    expect(heading()).toBe('Thank you')
  })

  it('says so where all tags stand alike', async () => {
    await drawEnding({ readerType: 'audit', ...tagged('Calm', 'Bold', 'Exact') }, {})
    expect(root.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('The same everywhere: 0%.')
  })
})

describe('a calculator', () => {
  it('shows the result and what it is made of', async () => {
    await drawEnding({ readerType: 'calculator' })
    expect(heading()).toBe('Your result')
    expect(texts('.dk-calculated')).toEqual(['On the Moon you would weigh11.96 kg'])
    expect(texts('tbody tr')).toEqual(['Your weight72.5 kg'])
  })

  it('says Error where there is no result, and its outcome where there is one', async () => {
    const contentHash = sampleDeck.contentHash.map((slide) =>
      slide.template === 'range_select' ? { ...slide, data: { ...slide.data, formula: 'varA / 0' } } : slide,
    )
    await drawEnding({ readerType: 'calculator', contentHash })
    expect(texts('.dk-points')).toEqual(['Error'])
    await drawEnding({ readerType: 'calculator', outcomes: [outcome] })
    expect(texts('h3')).toEqual(['A patient watcher', 'What it is made of'])
  })

  it('without a calculation says thanks', async () => {
    await drawEnding({ readerType: 'calculator', contentHash: sampleDeck.contentHash.slice(0, 9) })
    expect(heading()).toBe('Thank you')
  })
})

describe('a poll', () => {
  it('counts a ranking by what stands first, and says so', async () => {
    await drawEnding({ readerType: 'poll', contentHash: [4, 19].flatMap((at) => sampleDeck.contentHash[at] ?? []) })
    expect(texts('.dk-poll .dk-soft')).toEqual(['Answers: 1', 'Place 1', 'Answers: 1'])
    const rows = [...(root.querySelectorAll('.dk-poll')[1]?.querySelectorAll('.dk-row') ?? [])]
    expect(rows.map((row) => row.textContent).toSorted()).toEqual(['Mars0%', 'Neptune0%', 'VenusYou100%'])
  })
})

describe('a link list', () => {
  it('has its documents again too', async () => {
    const contentHash = sampleDeck.contentHash.map((slide) => {
      const items = slide.data['popupitems'] as readonly object[] | undefined
      return items
        ? { ...slide, data: { ...slide.data, popupitems: items.map((one) => ({ ...one, pdf: 'p1' })) } }
        : slide
    })
    await drawEnding({ readerType: 'linklist', contentHash })
    const links = [...root.querySelectorAll('.dk-links a')]
    expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Sunspots todayOpened, PDF, opens in a new tab', '/p1/file'],
      ['Once more from the start, PDF, opens in a new tab', '/p1/file'],
    ])
  })

  it('has all addresses again, those opened marked', async () => {
    const { track } = await drawEnding({ readerType: 'linklist' })
    expect(heading()).toBe('Links')
    const link = root.querySelector('a')!
    expect(link.textContent).toBe('Sunspots todayOpened, opens in a new tab')
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    expect(track).toHaveBeenCalledWith('link', 's18')
    await drawEnding({ readerType: 'linklist' }, {})
    expect(root.querySelector('a')?.textContent).toBe('Sunspots today, opens in a new tab')
  })
})

describe('a quiz', () => {
  it('tells what the score comes to', async () => {
    await drawEnding({ readerType: 'quiz', outcomes: [outcome] })
    expect([heading(), ...texts('h3')]).toEqual(['Your score', 'A patient watcher', 'Your answers'])
    expect(texts('.dk-score')).toEqual(['55%4 of 7 rightNot passed'])
  })

  it('where nothing could be earned says thanks', async () => {
    await drawEnding({ readerType: 'quiz', contentHash: sampleDeck.contentHash.slice(8, 9) })
    expect([heading(), root.textContent?.includes('%')]).toEqual(['Thank you', false])
  })

  it('reviews every answer, those too that are not right or wrong, and says right or wrong once', async () => {
    await drawEnding({ readerType: 'quiz' })
    expect(texts('.dk-review li')).toEqual([
      'Which planet is the nearest to the Sun?Right. Your answer: MercuryLight needs 8 minutes and 20 seconds from there.',
      'Which of these are planets? Choose every one.Right. Your answer: Neptune; UranusLight needs 8 minutes and 20 seconds from there.',
      'The Sun is a star.Not right. Your answer: FalseRight answer: TrueHave another look at the order of the planets.',
      'Which picture shows a spiral galaxy?Right. Your answer: GalaxyLight needs 8 minutes and 20 seconds from there.',
      'How did you like it so far?Your answer: 4 of 5 stars',
      'What would you like to learn next?Your answer: Black holes',
      'What did you see when you last looked up?Your answer: The Moon beside Venus.',
      'Type the missing words.Not right. Your answer: the Earth; 30Right answer: Earth; 27Have another look at the order of the planets.',
      'Which planet is this?Right. Your answer: saturnLight needs 8 minutes and 20 seconds from there.',
      'How often do you look at the stars?Your answer: Now and then',
      'What draws you to the sky?Your answer: Its stories',
      'What would you weigh on the Moon?Your answer: Your weight: 72.5 = 11.96',
      'Shall we see whether you are ready for a telescope?Your answer: Okay',
      'Show us a picture that you took of the sky.Your answer: sky.png',
      'Where would you like to go next?Your answer: Sunspots today',
      'Put these in order, the nearest to the Sun first.Not right. Your answer: Venus; Neptune; MarsRight answer: Venus; Mars; NeptuneHave another look at the order of the planets.',
    ])
    expect([...root.querySelectorAll('.dk-review .dk-sr')].map((one) => one.textContent)).toEqual([
      'Right. ',
      'Right. ',
      'Not right. ',
      'Right. ',
      'Not right. ',
      'Right. ',
      'Not right. ',
    ])
    await drawEnding({ readerType: 'quiz', feedback: false })
    expect(texts('.dk-review li')).toEqual([])
  })

  it('of scored questions alone tells points, and calls no answer wrong', async () => {
    await drawEnding({ readerType: 'quiz', contentHash: sampleDeck.contentHash.slice(13, 14) })
    expect(texts('.dk-score')).toEqual(['50%Points: 5 of 10Not passed'])
    expect(texts('.dk-review li')).toEqual(['How often do you look at the stars?Your answer: Now and then'])
  })
})
