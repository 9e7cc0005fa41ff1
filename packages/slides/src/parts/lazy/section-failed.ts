/** Dispatched on the window where a part of the player could not be loaded; it is tried again. */
export const sectionFailed = 'deckle-error'
