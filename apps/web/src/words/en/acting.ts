export const words = {
  label: 'Acting as somebody else',
  banner: '{name} of {organisation} acts as {person} of {client}, until {until} at the latest.',
  leave: 'Leave',
  left: 'You are {name} again',
} as const

declare module '../sections.ts' {
  interface Sections {
    acting: typeof words
  }
}
