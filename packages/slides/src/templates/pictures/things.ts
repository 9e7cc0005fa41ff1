import { at, circle, ink, line, oval, picture, rect, repeat, shape, steam, turned } from './drawing.ts'
import type { DrawnPicture } from './drawn-picture.ts'
import { cloud, gear, house, star, tone, writing } from './parts.ts'

const parcel = (): string =>
  picture(
    '#f6e6ea',
    rect(0, 580, 1280, 140, '#e3c3ca'),
    circle(640, 330, 270, '#fbf1f3'),
    shape('M400 300L640 220L880 300V560L640 640L400 560Z', '#c99a68'),
    shape('M400 300L640 380V640L400 560Z', '#b98655'),
    shape('M400 300L640 220L880 300L640 380Z', '#ddb384'),
    shape('M500 267L740 347V430L500 350Z', '#f1dfc2'),
    turned(
      18,
      770,
      480,
      rect(700, 430, 130, 80, tone.white, 6),
      rect(716, 448, 70, 10, tone.stone, 5),
      rect(716, 472, 96, 10, tone.stone, 5),
    ),
    repeat(5, (n) => star(420 + n * 110, 130, 1, n < 4 ? tone.gold : '#e9d3d7')),
  )

const coins = (): string =>
  picture(
    '#e4eef0',
    rect(0, 590, 1280, 130, '#bdd2d3'),
    house(380, 592, 1.5, '#fbf3e4', tone.ruby),
    [3, 5, 8, 6]
      .map((count, n) =>
        repeat(
          count,
          (m) =>
            oval(730 + n * 125, 590 - m * 34, 58, 22, '#b9832d') + oval(730 + n * 125, 580 - m * 34, 58, 22, tone.gold),
        ),
      )
      .join(''),
    line('M720 420L850 350L980 220L1110 290', tone.pine, 12, 0.6),
    cloud(1040, 120, 0.8),
  )

const abacus = (): string =>
  picture(
    '#20242f',
    circle(640, 360, 320, '#2a3040'),
    rect(300, 110, 680, 500, tone.wood, 28),
    rect(340, 150, 600, 420, '#2a3040', 12),
    repeat(5, (n) => rect(340, 196 + n * 80, 600, 8, tone.stone)),
    repeat(5, (n) =>
      repeat(8, (m) =>
        oval(
          384 + m * 52 + (m >= ((7 * n + 3) % 5) + 2 ? 140 : 0),
          200 + n * 80,
          22,
          32,
          [tone.ruby, tone.gold, tone.lake, tone.moss, tone.grape][n] as string,
        ),
      ),
    ),
    repeat(6, (n) => star(130 + n * 200, 50 + (n % 2) * 20, 0.35, tone.lemon)),
  )

const tiles = (): string =>
  picture(
    '#efe4f0',
    rect(0, 560, 1280, 160, tone.wood),
    rect(0, 560, 1280, 14, '#9c7347'),
    [
      [180, 420, -9],
      [370, 380, 6],
      [560, 430, -4],
      [760, 370, 10],
      [950, 420, -7],
    ]
      .map(([x, y, turn], n) =>
        turned(
          turn as number,
          x as number,
          y as number,
          rect((x as number) - 84, (y as number) - 76, 170, 170, '#d3b07c', 16),
          rect((x as number) - 84, (y as number) - 84, 170, 166, tone.sand, 16),
          glyphs[n]?.(x as number, y as number) ?? '',
        ),
      )
      .join(''),
    line('M420 150C520 60 720 60 820 150', tone.grape, 14),
    shape('M806 116L860 172L784 178Z', tone.grape),
    line('M820 230C720 290 520 290 420 230', tone.gold, 14),
    shape('M434 264L380 208L456 202Z', tone.gold),
  )

/** Letters as shapes, so that they look the same everywhere: A, N, O, T, E. */
const glyphs = [
  (x: number, y: number) =>
    line(`M${x - 36} ${y + 46}L${x} ${y - 46}L${x + 36} ${y + 46}M${x - 22} ${y + 14}H${x + 22}`, ink.espresso, 14),
  (x: number, y: number) => line(`M${x - 32} ${y + 46}V${y - 46}L${x + 32} ${y + 46}V${y - 46}`, ink.espresso, 14),
  (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="42" fill="none" stroke="${ink.espresso}" stroke-width="14"/>`,
  (x: number, y: number) => line(`M${x - 38} ${y - 44}H${x + 38}M${x} ${y - 44}V${y + 46}`, ink.espresso, 14),
  (x: number, y: number) =>
    line(`M${x + 30} ${y - 44}H${x - 26}V${y + 44}H${x + 30}M${x - 26} ${y}H${x + 20}`, ink.espresso, 14),
]

const camera = (): string =>
  picture(
    '#f5dfe0',
    circle(640, 360, 300, '#faeeee'),
    rect(500, 180, 220, 90, tone.coal, 20),
    rect(330, 230, 620, 360, tone.coal, 44),
    rect(330, 330, 620, 170, tone.slate),
    circle(640, 410, 160, tone.stone),
    circle(640, 410, 132, tone.coal),
    circle(640, 410, 96, tone.deep),
    circle(606, 376, 32, tone.air, 0.7),
    rect(800, 260, 90, 46, tone.lemon, 10),
    circle(410, 280, 22, tone.ruby),
    turned(
      -12,
      180,
      200,
      rect(90, 110, 190, 210, tone.white, 6),
      rect(106, 126, 158, 138, tone.lake, 3),
      shape('M106 264L160 190L200 240L226 214L264 264Z', tone.moss),
    ),
    turned(
      10,
      1110,
      220,
      rect(1010, 120, 190, 210, tone.white, 6),
      rect(1026, 136, 158, 138, tone.gold, 3),
      circle(1105, 200, 36, tone.clay),
    ),
  )

const bookLamp = (): string =>
  picture(
    '#efe6d6',
    shape('M900 190L1130 620H560Z', '#f9eecb', 0.8),
    rect(0, 610, 1280, 110, tone.wood),
    shape('M640 560C540 490 380 490 280 530V300C380 260 540 270 640 330Z', tone.white),
    shape('M640 560C740 490 900 490 1000 530V300C900 260 740 270 640 330Z', '#fbf6ea'),
    shape(
      'M280 530C380 490 540 490 640 560C740 490 900 490 1000 530V560C900 530 740 530 640 600C540 530 380 530 280 560Z',
      tone.deep,
    ),
    writing(350, 330, 220, 4, '#cfd5dc', 40),
    writing(710, 330, 220, 4, '#d9d0bb', 40),
    line('M1160 610V330L980 170', tone.coal, 18),
    shape('M860 130L1010 110L1040 230L880 220Z', tone.ruby),
    oval(1160, 612, 90, 16, tone.coal),
  )

const tools = (): string =>
  picture(
    '#e2eaf0',
    rect(120, 90, 1040, 540, '#d3bb95', 20),
    repeat(60, (n) => circle(180 + (n % 12) * 84, 140 + Math.floor(n / 12) * 110, 5, '#b99c70')),
    turned(-18, 380, 340, rect(352, 220, 50, 330, tone.clay, 18), rect(280, 160, 200, 90, tone.slate, 12)),
    turned(14, 640, 360, rect(614, 330, 52, 240, tone.pine, 20), rect(628, 150, 24, 190, tone.stone, 6)),
    turned(
      -10,
      900,
      360,
      line('M900 250V560', tone.stone, 46),
      `<path d="M840 210a62 62 0 1 0 120 0l-36 46h-48Z" fill="${tone.stone}"/>`,
    ),
    gear(1060, 520, 0.8, tone.gold, '#d3bb95'),
  )

const mapFlag = (): string =>
  picture(
    '#e9e4d2',
    shape('M140 170L460 110L800 170L1140 110V560L800 620L460 560L140 620Z', '#f7f1dc'),
    shape('M460 110L800 170V620L460 560Z', '#ece2c3'),
    shape(
      'M140 400C260 350 380 440 460 400C560 360 660 470 800 420C940 380 1040 450 1140 410V470C1040 510 940 440 800 480C660 530 560 420 460 460C380 500 260 410 140 460Z',
      tone.air,
    ),
    shape('M520 190L600 280H440Z', tone.moss),
    shape('M620 210L680 280H560Z', tone.pine),
    `<path d="M230 540C330 470 420 560 520 500S700 540 780 400 930 330 960 260" fill="none" stroke="${tone.ruby}" stroke-width="12" stroke-dasharray="6 26" stroke-linecap="round"/>`,
    circle(230, 540, 20, tone.ruby),
    rect(954, 110, 12, 160, tone.coal, 6),
    shape('M966 112L1070 146L966 184Z', tone.ruby),
  )

const compass = (): string =>
  picture(
    '#e5e2ef',
    circle(640, 360, 290, tone.gold),
    circle(640, 360, 256, '#fbf8ef'),
    repeat(
      12,
      (n) =>
        `<rect x="636" y="124" width="8" height="${n % 3 === 0 ? 44 : 24}" rx="4" fill="${tone.slate}" transform="rotate(${n * 30} 640 360)"/>`,
    ),
    turned(34, 640, 360, shape('M640 160L684 360H596Z', tone.ruby), shape('M640 560L684 360H596Z', tone.stone)),
    circle(640, 360, 22, tone.coal),
  )

const pots = (): string =>
  picture(
    '#f3ead8',
    rect(0, 120, 1280, 18, tone.wood),
    repeat(
      5,
      (n) =>
        line(`M${200 + n * 220} 138V${180 + (n % 2) * 20}`, tone.stone, 8) +
        at(
          200 + n * 220,
          190 + (n % 2) * 20,
          0.8,
          [
            oval(0, 60, 60, 60, tone.slate),
            rect(-50, 0, 100, 110, tone.clay, 14),
            rect(-16, 0, 32, 130, tone.wood, 14),
            oval(0, 50, 40, 56, tone.stone),
            rect(-54, 10, 108, 70, tone.deep, 14),
          ][n] as string,
        ),
    ),
    rect(0, 540, 1280, 180, '#d9c6a6'),
    rect(0, 540, 1280, 16, '#bfa985'),
    shape('M250 400H570V510C570 540 550 560 520 560H300C270 560 250 540 250 510Z', tone.deep),
    rect(230, 386, 360, 30, '#3d7090', 12),
    steam(410, 370, 1, tone.white),
    rect(700, 510, 420, 34, tone.wood, 10),
    circle(780, 480, 44, tone.ruby),
    circle(860, 486, 38, tone.ruby),
    shape('M930 505C930 440 1000 430 1010 505Z', tone.moss),
    turned(-14, 1060, 490, rect(1000, 480, 150, 20, tone.stone, 4), rect(1140, 476, 70, 28, tone.coal, 8)),
  )

const phoneLinks = (): string =>
  picture(
    '#dfe6f5',
    circle(640, 360, 300, '#eaf0fb'),
    rect(480, 60, 320, 600, tone.coal, 46),
    rect(502, 90, 276, 540, tone.white, 26),
    circle(640, 180, 50, tone.grape),
    rect(580, 246, 120, 16, tone.slate, 8),
    repeat(
      4,
      (n) =>
        rect(534, 296 + n * 76, 212, 56, [tone.lilac, tone.mint, tone.lemon, tone.rose][n] as string, 28) +
        rect(580, 318 + n * 76, 120, 12, tone.slate, 6),
    ),
    line('M300 300L420 330M300 420L420 400M980 280L860 320M980 440L860 410', tone.stone, 8),
    circle(270, 290, 44, tone.rose),
    circle(270, 430, 44, tone.gold),
    circle(1010, 270, 44, tone.mint),
    circle(1010, 450, 44, tone.lake),
  )

const rocket = (): string =>
  picture(
    '#232a4a',
    repeat(26, (n) => circle((n * 173) % 1280, (n * 97) % 640, 2 + (n % 3), '#ffffff', 0.7)),
    circle(1080, 150, 70, '#d9d3c4'),
    circle(1056, 132, 14, '#c2bba9'),
    circle(1100, 176, 20, '#c2bba9'),
    turned(
      28,
      640,
      360,
      shape('M640 90C730 170 750 320 730 470H550C530 320 550 170 640 90Z', tone.snow),
      shape('M640 90C680 126 706 174 720 226H560C574 174 600 126 640 90Z', tone.ruby),
      circle(640, 300, 46, tone.deep),
      circle(640, 300, 32, tone.air),
      shape('M552 380L470 500L560 480Z', tone.ruby),
      shape('M728 380L810 500L720 480Z', tone.ruby),
      shape('M590 470H690L640 640Z', tone.gold),
      shape('M612 470H668L640 570Z', tone.lemon),
    ),
  )

export const thingPictures = {
  parcel: {
    name: 'parcel.webp',
    alt: ['A parcel, and four of five stars above it', 'एक पार्सल, ऊपर पाँच में से चार तारे'],
    draw: parcel,
  },
  coins: {
    name: 'house-and-coins.webp',
    alt: ['A house beside growing piles of coins', 'बढ़ते सिक्कों के ढेर के पास एक घर'],
    draw: coins,
  },
  abacus: { name: 'abacus.webp', alt: ['An abacus with coloured beads', 'रंगीन मोतियों वाला गिनतारा'], draw: abacus },
  tiles: {
    name: 'letter-tiles.webp',
    alt: ['Wooden tiles with the letters A, N, O, T and E', 'लकड़ी की गोटियाँ, जिन पर A, N, O, T और E लिखा है'],
    draw: tiles,
  },
  camera: { name: 'camera.webp', alt: ['A camera and two prints', 'एक कैमरा और दो छपी तस्वीरें'], draw: camera },
  bookLamp: { name: 'open-book.webp', alt: ['An open book under a lamp', 'लैंप के नीचे खुली किताब'], draw: bookLamp },
  tools: {
    name: 'tools.webp',
    alt: ['A hammer, a screwdriver and a spanner on a board', 'बोर्ड पर हथौड़ा, पेचकस और पाना'],
    draw: tools,
  },
  mapFlag: {
    name: 'map.webp',
    alt: ['A map with a dotted way to a flag', 'झंडे तक बिंदुओं वाले रास्ते का नक़्शा'],
    draw: mapFlag,
  },
  compass: { name: 'compass.webp', alt: ['A compass with a red needle', 'लाल सुई वाला दिशासूचक'], draw: compass },
  pots: {
    name: 'kitchen.webp',
    alt: ['A kitchen with a steaming pot and vegetables', 'भाप छोड़ते बर्तन और सब्ज़ियों वाली रसोई'],
    draw: pots,
  },
  phoneLinks: {
    name: 'links-on-a-phone.webp',
    alt: ['A phone with a list of coloured links', 'रंगीन लिंक की सूची वाला फ़ोन'],
    draw: phoneLinks,
  },
  rocket: { name: 'rocket.webp', alt: ['A rocket on its way to the moon', 'चाँद की ओर जाता रॉकेट'], draw: rocket },
} as const satisfies Record<string, DrawnPicture>
