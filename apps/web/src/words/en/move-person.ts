export const words = {
  title: 'Move {name}',
  comeAlong:
    '{count, plural, =0 {Nobody else comes along.} one {One person below comes along.} other {# people below come along.}}',
  manager: 'New manager',
  move: 'Move',
  top: 'To the top',
  moved: '{name} was moved',
  text: 'Everyone below comes along.',
} as const

declare module '../sections.ts' {
  interface Sections {
    'move-person': typeof words
  }
}
