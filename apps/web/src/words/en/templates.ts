export const words = {
  title: 'Templates',
  text: 'Decks to start from. Open one to play it, then use it and change the words.',
  search: 'Search templates',
  type: 'Kind',
  anyType: 'Every kind',
  language: 'Language of the template',
  clear: 'Clear filters',
  found: '{count, plural, one {# template} other {# templates}}',
  slides: '{count, plural, one {# slide} other {# slides}}',
  nothing: 'No template matches',
  nothingText: 'Try fewer words, another kind, or start with a blank deck.',
  unknown: 'This template does not exist',
  unknownText: 'The address may be old. All templates are in the gallery.',
  back: 'All templates',
  use: 'Use this template',
  device: 'Size',
  phone: 'Phone',
  desktop: 'Desktop',
  jumpsOff: 'This template uses logic jumps, which your plan cannot publish. Remove them, or use it with another plan.',
  choose: {
    title: 'How do you want to start?',
    text: 'Blank, or from a template that you change.',
    kinds: 'All kinds',
    blank: 'Blank',
    making: 'Making your deck…',
    blankText: 'One slide, and everything else is up to you.',
    all: 'See all templates',
  },
}

export const titles = { templates: words.title }

declare module '../sections.ts' {
  interface Sections {
    templates: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
