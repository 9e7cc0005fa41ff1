export const words = {
  opensInTab: 'opens in a new tab',
  dismiss: 'Dismiss “{title}”',
  dismissed: '“{title}” was dismissed',
}

declare module '../sections.ts' {
  interface Sections {
    banner: typeof words
  }
}
