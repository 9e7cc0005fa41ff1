import { type DeckContent, noImage } from '@deckle/core/deck/deck.ts'
import { palettes } from '@deckle/core/deck/design/palettes.ts'
import { upgradeContent } from '@deckle/slides/upgrade.ts'
import type { Slide, SlideData, SlideTemplate } from '@deckle/core/deck/slide.ts'

const picture = (id: string, alt: string) => ({ id, alt })
const options = (...texts: readonly string[]) =>
  texts.map((text, at) => ({ id: `o${at}`, text, correct: at === 1 ? 'checked' : '' }))
const feedback = {
  correct_feedback: 'Light needs 8 minutes and 20 seconds from there.',
  incorrect_feedback: 'Have another look at the order of the planets.',
}

const data: readonly (readonly [SlideTemplate, SlideData])[] = [
  [
    'title',
    {
      title: 'What do you know about the sky above?',
      paragraph: 'Ten short steps. No telescope needed.',
      background: noImage,
    },
  ],
  [
    'paragraph',
    {
      title: 'Before we begin',
      paragraph:
        'The planets go around the Sun on nearly the same plane.\n\nThat is why we see them along one line in the sky.',
      image: picture('night', 'Stars over a hill'),
    },
  ],
  [
    'image_story',
    { image: picture('moon', 'The Moon, nearly full'), caption: 'The Moon always shows us the same side.' },
  ],
  ['video_story', { video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', caption: 'How the seasons come about' }],
  [
    'single_select',
    {
      question: 'Which planet is the nearest to the Sun?',
      image: picture('sun', 'The Sun'),
      options: options(
        'Venus',
        'Mercury',
        'Mars',
        'A planet with a name so long that it does not fit on a single line of a phone at all',
      ),
      ...feedback,
    },
  ],
  [
    'multiple_select',
    {
      question: 'Which of these are planets? Choose every one.',
      image: noImage,
      multiselect: [...options('Pluto', 'Neptune', 'Sirius'), { id: 'o3', text: 'Uranus', correct: 'checked' }],
      partialCredit: false,
      ...feedback,
    },
  ],
  [
    'true_false',
    {
      question: 'The Sun is a star.',
      image: noImage,
      choice: [
        { id: 'o1', text: 'True', correct: 'checked' },
        { id: 'o2', text: 'False', correct: '' },
      ],
      ...feedback,
    },
  ],
  [
    'pick_picture',
    {
      question: 'Which picture shows a spiral galaxy?',
      imageOpts: ['Galaxy', 'Nebula', 'Comet', 'Missing'].map((text, at) => ({
        id: `o${at}`,
        text,
        image: at === 3 ? noImage : picture(`p${at}`, text),
        correct: at === 0 ? 'checked' : '',
      })),
      ...feedback,
    },
  ],
  ['rating', { question: 'How did you like it so far?', rating: '5_stars' }],
  ['input_field', { question: 'What would you like to learn next?', answer: 'Black holes' }],
  ['open_answer', { question: 'What did you see when you last looked up?', image: noImage }],
  [
    'fill_in_the_blanks',
    {
      question: 'Type the missing words.',
      image: noImage,
      paragraph: 'The Moon goes around the ___ in about ___ days.',
      blanks: [
        { id: 'o0', answer: 'Earth|the Earth' },
        { id: 'o1', answer: '27' },
      ],
      ...feedback,
    },
  ],
  ['anagram', { question: 'Which planet is this?', image: noImage, answer: 'Saturn', ...feedback }],
  [
    'scored_single_select',
    {
      question: 'How often do you look at the stars?',
      image: noImage,
      scoreselect: ['Never', 'Now and then', 'Every clear night'].map((caption, at) => ({
        id: `o${at}`,
        caption,
        option: at * 5,
      })),
      variable: 'varB',
    },
  ],
  [
    'tagged_select',
    {
      question: 'What draws you to the sky?',
      image: noImage,
      taggedselect: ['Its quiet', 'Its numbers', 'Its stories'].map((option, at) => ({
        id: `o${at}`,
        option,
        tags: [['Dreamer'], ['Counter'], ['Dreamer', 'Teller']][at],
      })),
    },
  ],
  [
    'range_select',
    {
      question: 'What would you weigh on the Moon?',
      image: noImage,
      rangeselect: [{ id: 'o0', name: 'Your weight', minValue: 20, maxValue: 200, unit: 'kg', variable: 'varA' }],
      formula: 'varA * 0.165',
      caption: 'On the Moon you would weigh',
      resultUnit: 'kg',
    },
  ],
  [
    'qualification',
    {
      question: 'Shall we see whether you are ready for a telescope?',
      image: noImage,
      criteria: 'varB &gt;= 5',
      okay: 'You are.',
      okaySlide: '',
      notOkay: 'Look up a little more first.',
      notOkaySlide: '',
    },
  ],
  ['uploader', { question: 'Show us a picture that you took of the sky.', image: noImage, button: 'Choose a picture' }],
  [
    'brancher',
    {
      question: 'Where would you like to go next?',
      popupitems: [
        {
          id: 'o0',
          image: picture('sun', 'The Sun'),
          option: 'Sunspots today',
          caption: 'https://sohowww.nascom.nasa.gov/',
          slide: '',
        },
        { id: 'o1', image: noImage, option: 'Once more from the start', caption: '', slide: 's0' },
      ],
    },
  ],
  [
    'ranking',
    {
      question: 'Put these in order, the nearest to the Sun first.',
      image: noImage,
      options: ['Venus', 'Mars', 'Neptune'].map((text, at) => ({ id: `o${at}`, text })),
      partialCredit: true,
      ...feedback,
    },
  ],
]

const slides = data.map(([template, one], at) => ({
  slideId: `s${at}`,
  slideSeq: at,
  template,
  data: one,
  voiceover: 'Read aloud',
  tts_audio: '',
  minTime: 0,
  nav: { next: true, previous: true },
  comments: 'zqSecretqz note',
})) as unknown as readonly Slide[]

/** A deck with each of the slide types, for tests and manual checks. */
export const sampleDeck: DeckContent = upgradeContent({
  name: 'The sky above',
  readerType: 'quiz',
  language: 'en',
  contentHash: slides,
  purpose: 'test_understanding',
  pattern: 'basic',
  passingPercentage: 70,
  feedback: true,
  feedbackTexts: { correct: 'That is correct.', incorrect: 'That is incorrect.', neutral: 'Thanks for your answer.' },
  navEnabled: true,
  jumpAhead: false,
  voEnabled: false,
  translationEnabled: false,
  minTime: 0,
  marking: 'server',
  colors: palettes.Lagoon,
  design: {
    theme: 'normal',
    filter: 'none',
    textPosition: 'center_center',
    imageLayout: 'side_split',
    transition: 'slide',
    transitionMs: 300,
  },
  backgroundImage: noImage,
  overlayImage: noImage,
  presenter: noImage,
  images: [],
  translations: {},
} as unknown as DeckContent)
