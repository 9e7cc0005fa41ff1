export const words = {
  checking: 'Checking that you are a person. This takes a few seconds.',
  failed: 'The check that you are a person could not be done in this browser. Reload the page and try again.',
  open: 'Tick the box that says you are a person, then send again.',
  notLoaded:
    'The check that you are a person did not load: Google’s reCAPTCHA could not be reached, or something in this browser blocks it. What you have typed is still here.',
  again: 'Load it again',
} as const

declare module '../sections.ts' {
  interface Sections {
    captcha: typeof words
  }
}
