/** An ending with its result is shown; its target is where the page may show something below. */
export const endingEvent = 'deckle-ending'
