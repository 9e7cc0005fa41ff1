export const words = { placeholder: 'Name, e-mail or username', looking: 'Looking…' } as const

declare module '../sections.ts' {
  interface Sections {
    'person-picker': typeof words
  }
}
