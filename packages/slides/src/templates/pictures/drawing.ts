/** Small helpers for flat pictures as SVG, 1280 × 720. */
export const WIDTH = 1280
export const HEIGHT = 720

export const ink = {
  night: '#2b1d1a',
  espresso: '#4a2c23',
  bean: '#6f4330',
  caramel: '#b9794a',
  foam: '#f4e3cc',
  cream: '#fbf3e6',
  paper: '#f6ead9',
  leaf: '#3f6b4c',
  fern: '#6c9a6b',
  mist: '#a9c5a5',
  cherry: '#b3392f',
  sun: '#f0b35a',
  dawn: '#f5c99a',
  blush: '#e9a584',
  sky: '#cfe0dc',
  sea: '#3d6f78',
  steel: '#8c9aa0',
  pale: '#dbe3e4',
  plum: '#5d3a63',
} as const

export const picture = (background: string, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${rect(0, 0, WIDTH, HEIGHT, background)}${parts.join('')}</svg>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`
export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`
export const line = (d: string, stroke: string, width = 8, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
export const at = (x: number, y: number, scale: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`
export const turned = (degrees: number, x: number, y: number, ...parts: readonly string[]): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${parts.join('')}</g>`
export const repeat = (count: number, part: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => part(n)).join('')

/** A roasted bean around 0, 0: 60 wide. */
export const bean = (x: number, y: number, scale: number, turn: number, dark: string = ink.bean): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><ellipse rx="30" ry="42" fill="${dark}"/><path d="M-4 -42C14 -16 -16 14 4 42" fill="none" stroke="${ink.espresso}" stroke-width="6" stroke-linecap="round"/><path d="M-18 -22C-22 -8 -20 8 -14 20" fill="none" stroke="${ink.caramel}" stroke-width="4" stroke-linecap="round" opacity=".5"/></g>`

/** A leaf that begins at 0, 0 and points right: 120 long. */
export const leaf = (x: number, y: number, scale: number, turn: number, fill: string = ink.leaf): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 0C30 -44 86 -44 120 0C86 40 30 40 0 0Z" fill="${fill}"/><path d="M4 0H108M34 -2L50 -20M60 -2L78 -20M34 2L50 18M60 2L78 18" fill="none" stroke="${ink.mist}" stroke-width="3" stroke-linecap="round" opacity=".6"/></g>`

/** Three curls above 0, 0. */
export const steam = (x: number, y: number, scale = 1, colour: string = ink.cream): string =>
  at(
    x,
    y,
    scale,
    line('M-50 0C-74 -34 -26 -58 -50 -96', colour, 9, 0.75),
    line('M0 0C-24 -40 24 -70 0 -120', colour, 9, 0.9),
    line('M50 0C26 -34 74 -58 50 -96', colour, 9, 0.75),
  )

/** A saucer and a cup whose rim's middle is 0, 0. */
export const cup = (x: number, y: number, scale: number, body: string, drink: string): string =>
  at(
    x,
    y,
    scale,
    oval(0, 196, 210, 26, ink.espresso, 0).replace('/>', ' opacity=".18"/>'),
    oval(0, 186, 190, 24, body),
    line('M128 40C214 18 214 132 112 126', body, 24),
    shape('M-140 0C-136 120 -92 184 0 184C92 184 136 120 140 0Z', body),
    oval(0, 0, 140, 30, '#ffffff'),
    oval(0, 2, 124, 23, drink),
  )
