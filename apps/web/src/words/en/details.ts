export const words = { none: '–', yes: 'Yes', no: 'No' } as const

declare module '../sections.ts' {
  interface Sections {
    details: typeof words
  }
}
