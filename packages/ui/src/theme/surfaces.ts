/**
 * The grey surfaces under brand colours, as in styles.css: the page, a card on it, and the hardest ones for text (hovered and
 * pressed rows). A test keeps both lists equal.
 */
export const surfaces = {
  light: { canvas: '#f7f7f8', surface: '#ffffff', hover: '#f0f0f2', pressed: '#e7e7ea' },
  dark: { canvas: '#111114', surface: '#18181c', hover: '#232329', pressed: '#2b2b32' },
} as const
