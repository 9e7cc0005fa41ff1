import { limits } from '@deckle/contract/wording/en/limits.ts'

/** Shared by several screens: reader types, slide types, plans, languages. */
export const words = {
  publication: { draft: 'Draft', live: 'Live', outdated: 'Live with unpublished changes' },
  types: {
    story: { name: 'Story', sentence: 'Tell something in words, pictures and video.' },
    quiz: { name: 'Quiz', sentence: 'Ask, mark right and wrong, show a score.' },
    game: { name: 'Game', sentence: 'A quiz against the clock, with streaks and a leaderboard.' },
    poll: { name: 'Poll', sentence: 'One quick vote; everyone sees how others voted.' },
    survey: { name: 'Survey', sentence: 'Learn what people think, in numbers and words.' },
    audit: { name: 'Audit', sentence: 'Go through a check list and see where you stand.' },
    assessment: { name: 'Assessment', sentence: 'Measure skills by topic and draw a profile.' },
    submission: { name: 'Submission', sentence: 'Collect texts and files from people.' },
    feedback: { name: 'Feedback', sentence: 'Hear what people thought of something.' },
    calculator: { name: 'Calculator', sentence: 'Let people work out a figure of their own.' },
    profiler: { name: 'Profiler', sentence: 'Answers add up to a type or character.' },
    recommendation: { name: 'Recommendation', sentence: 'Answers lead to what suits a person best.' },
    linklist: { name: 'Link list', sentence: 'One page of links, with clicks counted.' },
  },
  slides: {
    title: { name: 'Title', sentence: 'A heading over a picture or colour.' },
    paragraph: { name: 'Paragraph', sentence: 'A heading, a text, a picture beside.' },
    image_story: { name: 'Captioned image', sentence: 'One picture with a line below.' },
    video_story: { name: 'Captioned video', sentence: 'YouTube, Vimeo or your own file.' },
    input_field: { name: 'Input field', sentence: 'A short answer in people’s own words.' },
    open_answer: { name: 'Open answer', sentence: 'A longer answer in people’s own words.' },
    true_false: { name: 'Binary choice', sentence: 'One of two: true or false, yes or no.' },
    single_select: { name: 'Single select', sentence: 'One of several options.' },
    pick_picture: { name: 'Picture select', sentence: 'One of several pictures.' },
    ranking: { name: 'Ranking', sentence: 'Options to put in order.' },
    multiple_select: { name: 'Multiple select', sentence: 'All options that apply.' },
    rating: { name: 'Rating', sentence: 'Stars or a scale.' },
    scored_single_select: { name: 'Scored question', sentence: 'Each option brings points.' },
    tagged_select: { name: 'Tagged question', sentence: 'Each option counts for a tag.' },
    range_select: { name: 'Calculation', sentence: 'Sliders and a formula.' },
    qualification: { name: 'Measured result', sentence: 'Checks a condition and says so.' },
    fill_in_the_blanks: { name: 'Fill in the blanks', sentence: 'Type the missing word.' },
    anagram: { name: 'Anagram', sentence: 'Put letters in order.' },
    uploader: { name: 'File uploader', sentence: 'People send a file.' },
    brancher: { name: 'Link list', sentence: 'Links to choose from.' },
  },
  presets: {
    rank: { name: 'Rank', sentence: 'The most important first.' },
    timeliner: { name: 'Timeliner', sentence: 'The earliest first.' },
    odd_one_out: { name: 'Odd one out', sentence: 'The one that does not belong.' },
  },
  plans: {
    free: 'Free',
    educational: 'Educational',
    business: 'Business',
    perpetual_business: 'Perpetual business',
    agency: 'Agency',
    partner: 'Partner',
  },
  limits,
  planLifts: 'The {plan} plan lifts this. An administrator can change the plan.',
  languages: {
    en: 'English',
    hi: 'Hindi',
    bn: 'Bengali',
    ta: 'Tamil',
    te: 'Telugu',
    mr: 'Marathi',
    gu: 'Gujarati',
    kn: 'Kannada',
    ml: 'Malayalam',
    pa: 'Punjabi',
    ur: 'Urdu',
    ar: 'Arabic',
    es: 'Spanish',
    fr: 'French',
    de: 'German',
    pt: 'Portuguese',
    id: 'Indonesian',
    zh: 'Chinese',
  },
}

declare module '../sections.ts' {
  interface Sections {
    deck: typeof words
  }
}
