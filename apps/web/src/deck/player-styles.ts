// The player's look, undisturbed by the application's: for everything here that draws with the player's parts.
import '@deckle/player/styles/devanagari.css'
import '@deckle/player/styles/player.css'
import './player-styles.css'
