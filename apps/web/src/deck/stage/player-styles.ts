// The player's CSS, isolated from the application's, for everything drawn with the player's components.
import '@deckle/player/styles/devanagari.css'
import '@deckle/player/styles/player.css'
import './player-styles.css'
