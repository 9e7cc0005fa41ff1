import { at, circle, line, oval, rect, repeat, shape } from './drawing.ts'

/** Quiet colours beside those of `ink`. */
export const tone = {
  ice: '#dfeaf2',
  air: '#c4dced',
  lake: '#5f9bb8',
  deep: '#2f5d7c',
  stone: '#8b93a1',
  slate: '#4b5666',
  coal: '#28303c',
  snow: '#f5f8fa',
  sand: '#ead9b5',
  clay: '#c9784f',
  wood: '#b58a5e',
  moss: '#7ea06f',
  pine: '#46705a',
  lilac: '#cfc5e8',
  grape: '#6c559e',
  rose: '#e0a3ae',
  ruby: '#b8434f',
  gold: '#e8b44c',
  lemon: '#f6dc92',
  mint: '#cfe6d8',
  white: '#ffffff',
} as const

const skins = ['#8d5b3c', '#e2b08a', '#c68a5e', '#6f4530', '#f0c9a4'] as const
const hairs = ['#2b2220', '#5a3825', '#1f2430', '#8a5a32', '#3c2a24'] as const

/** A person from the waist up, the neck at 0, 0; `look` chooses skin and hair. */
export const person = (x: number, y: number, scale: number, shirt: string, look = 0): string =>
  at(
    x,
    y,
    scale,
    shape('M-110 190C-114 70 -70 20 0 20C70 20 114 70 110 190Z', shirt),
    rect(-20, -22, 40, 60, skins[look % 5] as string, 18),
    look % 2 === 0
      ? shape(
          'M-66 -60C-78 -150 78 -150 66 -60C70 -10 60 22 44 30L-44 30C-60 22 -70 -10 -66 -60Z',
          hairs[look % 5] as string,
        )
      : shape('M-58 -64C-66 -144 66 -144 58 -64Z', hairs[look % 5] as string),
    oval(0, -54, 46, 54, skins[look % 5] as string),
    shape('M-48 -66C-40 -118 40 -118 48 -66C20 -88 -20 -88 -48 -66Z', hairs[look % 5] as string),
  )

export const tree = (x: number, y: number, scale: number, fill: string = tone.pine): string =>
  at(
    x,
    y,
    scale,
    rect(-8, 0, 16, 70, tone.wood),
    circle(0, -40, 60, fill),
    circle(-40, -8, 40, fill),
    circle(42, -8, 42, fill),
  )

export const fir = (x: number, y: number, scale: number, fill: string = tone.pine): string =>
  at(x, y, scale, rect(-8, 40, 16, 40, tone.wood), shape('M0 -120L60 -20H-60Z', fill), shape('M0 -70L74 50H-74Z', fill))

export const cloud = (x: number, y: number, scale: number, fill: string = tone.white): string =>
  at(
    x,
    y,
    scale,
    circle(-60, 0, 40, fill),
    circle(0, -22, 56, fill),
    circle(62, 0, 42, fill),
    rect(-96, -2, 196, 42, fill, 21),
  )

/** An open laptop; the middle of its screen is 0, 0. */
export const laptop = (x: number, y: number, scale: number, ...onScreen: readonly string[]): string =>
  at(
    x,
    y,
    scale,
    rect(-280, -190, 560, 370, tone.coal, 24),
    rect(-256, -166, 512, 316, tone.snow, 8),
    ...onScreen,
    shape('M-330 180H330L376 226C380 236 372 244 362 244H-362C-372 244 -380 236 -376 226Z', tone.stone),
    rect(-70, 182, 140, 14, tone.slate, 7),
  )

export const envelope = (x: number, y: number, scale: number, fill: string = tone.white): string =>
  at(
    x,
    y,
    scale,
    rect(-150, -100, 300, 200, fill, 14),
    line('M-138 -88L0 20L138 -88', tone.slate, 10),
    line('M-138 88L-46 -8M138 88L46 -8', tone.slate, 6, 0.4),
  )

export const writing = (
  x: number,
  y: number,
  width: number,
  rows: number,
  fill: string = tone.stone,
  gap = 34,
): string =>
  repeat(rows, (n) => rect(x, y + n * gap, n % 3 === 2 ? width * 0.62 : width - (n % 2) * width * 0.12, 12, fill, 6))

export const tick = (x: number, y: number, scale: number, fill: string = tone.pine): string =>
  at(x, y, scale, circle(0, 0, 40, fill), line('M-18 2L-4 16L20 -14', tone.white, 10))

export const cross = (x: number, y: number, scale: number, fill: string = tone.ruby): string =>
  at(x, y, scale, circle(0, 0, 40, fill), line('M-15 -15L15 15M15 -15L-15 15', tone.white, 10))

export const star = (x: number, y: number, scale: number, fill: string = tone.gold): string =>
  at(x, y, scale, shape('M0 -44L13 -15L44 -12L20 9L28 40L0 23L-28 40L-20 9L-44 -12L-13 -15Z', fill))

export const bubble = (x: number, y: number, scale: number, fill: string, ...inside: readonly string[]): string =>
  at(x, y, scale, rect(-150, -90, 300, 170, fill, 50), shape('M-70 70L-90 140L0 76Z', fill), ...inside)

export const gear = (x: number, y: number, scale: number, fill: string, hole: string): string =>
  at(
    x,
    y,
    scale,
    repeat(
      8,
      (n) => `<rect x="-18" y="-98" width="36" height="60" rx="8" fill="${fill}" transform="rotate(${n * 45})"/>`,
    ),
    circle(0, 0, 74, fill),
    circle(0, 0, 32, hole),
  )

/** A house; the foot of its door is 0, 0. */
export const house = (x: number, y: number, scale: number, wall: string, roof: string): string =>
  at(
    x,
    y,
    scale,
    rect(-120, -150, 240, 150, wall),
    shape('M-150 -140L0 -260L150 -140Z', roof),
    rect(-28, -90, 56, 90, tone.wood, 6),
    rect(-96, -116, 48, 48, tone.air, 4),
    rect(48, -116, 48, 48, tone.air, 4),
  )
