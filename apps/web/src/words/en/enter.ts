export const words = {
  title: 'Open a deck',
  opening: 'Opening the deck',
  refused: 'This deck can not be opened',
  again: 'Try again',
  home: 'To the start page',
}
