import { at, circle, ink, line, oval, picture, rect, repeat, shape, turned } from './drawing.ts'
import type { DrawnPicture } from './drawn-picture.ts'
import { bubble, cross, envelope, gear, laptop, person, star, tick, tone, writing } from './parts.ts'

const shirts = [tone.ruby, tone.deep, tone.gold, tone.pine, tone.grape] as const

const baitedMail = (): string =>
  picture(
    '#dfe4f3',
    rect(0, 560, 1280, 160, '#b9c0d9'),
    laptop(
      560,
      350,
      1.25,
      rect(-256, -166, 512, 46, '#e3e6f0', 8),
      circle(-230, -143, 9, tone.ruby),
      circle(-204, -143, 9, tone.gold),
      circle(-178, -143, 9, tone.pine),
      envelope(0, 24, 0.9, '#fdf6e3'),
    ),
    line('M900 -10V250C900 330 790 340 780 262', tone.slate, 14),
    shape('M764 280L780 230L806 276Z', tone.slate),
    circle(900, 30, 16, tone.ruby),
    cross(700, 290, 0.7),
  )

const padlock = (): string =>
  picture(
    '#e2e6ee',
    circle(640, 360, 280, '#eef1f6'),
    line('M520 340V260C520 100 760 100 760 260V340', tone.stone, 52),
    rect(450, 330, 380, 290, tone.gold, 36),
    rect(450, 330, 380, 70, '#f0c36a', 36),
    circle(640, 450, 42, tone.coal),
    shape('M622 460H658L672 550H608Z', tone.coal),
    repeat(4, (n) => rect(110 + n * 52, 560, 34, 34, tone.slate, 17)),
    repeat(4, (n) => rect(980 + n * 52, 560, 34, 34, tone.slate, 17)),
  )

const bars = (): string =>
  picture(
    '#e9eef4',
    rect(160, 80, 960, 560, tone.white, 24),
    rect(210, 130, 260, 24, tone.slate, 12),
    rect(210, 172, 180, 14, '#c3ccd8', 7),
    repeat(4, (n) => rect(210, 260 + n * 80, 860, 3, '#e2e7ee')),
    [210, 150, 270, 190, 300, 240]
      .map((height, n) => rect(250 + n * 136, 580 - height, 84, height, n === 4 ? tone.grape : '#b3a6d8', 10))
      .join(''),
    rect(210, 580, 860, 6, tone.slate, 3),
    line('M290 330L426 380L562 270L698 350L834 230L970 280', tone.gold, 10),
    [
      [290, 330],
      [426, 380],
      [562, 270],
      [698, 350],
      [834, 230],
      [970, 280],
    ]
      .map(([x, y]) => circle(x as number, y as number, 15, tone.gold))
      .join(''),
  )

const notes = (): string =>
  picture(
    '#ece6f5',
    rect(120, 60, 1040, 600, '#fbf9ff', 20),
    rect(120, 60, 1040, 14, tone.grape, 7),
    repeat(3, (n) => rect(160 + n * 330, 110, 140, 20, tone.slate, 10)),
    [
      [160, 160, tone.lemon, -2],
      [330, 176, tone.mint, 2],
      [160, 350, tone.rose, 1],
      [330, 362, tone.lemon, -1],
      [500, 160, tone.air, 2],
      [660, 176, tone.rose, -2],
      [500, 350, tone.mint, 0],
      [830, 160, tone.lemon, 1],
      [990, 170, tone.air, -1],
    ]
      .map(([x, y, fill, turn]) =>
        turned(
          turn as number,
          (x as number) + 70,
          (y as number) + 70,
          rect(x as number, y as number, 144, 150, fill as string, 6),
          writing((x as number) + 18, (y as number) + 30, 108, 3, '#00000033', 30),
        ),
      )
      .join(''),
    star(1060, 560, 1.3),
    star(960, 570, 0.9),
  )

const meeting = (): string =>
  picture(
    '#ebe3da',
    rect(120, 70, 420, 230, tone.white, 12),
    line('M170 250L260 170L340 210L470 120', tone.pine, 12),
    rect(760, 60, 400, 250, tone.air, 8),
    rect(952, 60, 14, 250, tone.white),
    rect(760, 176, 400, 14, tone.white),
    person(250, 400, 0.95, tone.ruby, 0),
    person(500, 380, 0.95, tone.deep, 1),
    person(770, 380, 0.95, tone.gold, 2),
    person(1030, 400, 0.95, tone.pine, 4),
    shape('M90 560C260 480 1020 480 1190 560L1240 720H40Z', tone.wood),
    rect(250, 560, 150, 90, tone.white, 6),
    writing(266, 576, 110, 2, '#c9cfd8', 28),
    rect(860, 556, 180, 100, tone.coal, 8),
    circle(620, 600, 34, tone.white),
    circle(620, 600, 24, ink.bean),
  )

const workshop = (): string =>
  picture(
    '#f6ead2',
    rect(0, 600, 1280, 120, '#d9c09a'),
    rect(500, 70, 340, 400, tone.white, 10),
    line('M560 470L520 640M780 470L820 640', tone.slate, 14),
    circle(600, 190, 60, tone.lemon),
    circle(720, 210, 60, tone.mint),
    circle(660, 290, 60, tone.rose),
    writing(560, 380, 220, 2, tone.stone, 32),
    person(970, 380, 1.15, tone.clay, 2),
    line('M900 470C860 430 850 380 800 350', tone.clay, 34),
    repeat(4, (n) => person(130 + n * 130, 600, 0.72, shirts[n] as string, n + 1)),
  )

const talk = (): string =>
  picture(
    '#e4ecf6',
    person(360, 470, 1.4, tone.deep, 1),
    person(920, 470, 1.4, tone.clay, 2),
    bubble(480, 170, 1.15, tone.white, writing(-100, -50, 200, 3, tone.stone, 36)),
    `<g transform="translate(840 180) scale(-1 1)">${bubble(0, 0, 1, tone.lemon, circle(-60, -6, 18, tone.slate), circle(0, -6, 18, tone.slate), circle(60, -6, 18, tone.slate))}</g>`,
  )

const clipboard = (): string =>
  picture(
    '#e8ece2',
    circle(640, 360, 310, '#f2f5ee'),
    rect(420, 70, 440, 590, tone.wood, 28),
    rect(450, 120, 380, 510, tone.white, 10),
    rect(550, 48, 180, 70, tone.slate, 18),
    repeat(
      5,
      (n) =>
        (n === 3 ? cross(510, 210 + n * 88, 0.6) : tick(510, 210 + n * 88, 0.6)) +
        rect(556, 196 + n * 88, 230 - (n % 2) * 50, 14, tone.stone, 7) +
        rect(556, 220 + n * 88, 150, 10, '#cbd2da', 5),
    ),
    turned(
      38,
      940,
      400,
      rect(915, 210, 44, 320, tone.gold, 8),
      shape('M915 530H959L937 590Z', tone.sand),
      rect(915, 190, 44, 40, tone.rose, 8),
    ),
  )

const brokenScreen = (): string =>
  picture(
    '#f3e4de',
    laptop(
      640,
      340,
      1.3,
      rect(-256, -166, 512, 46, '#e9e2de', 8),
      writing(-220, -90, 200, 4, '#d5cbc6', 40),
      rect(30, -90, 190, 130, '#efe6e1', 10),
    ),
    at(
      730,
      330,
      1.05,
      line('M-70 -60L-110 -90M70 -60L110 -90M-84 0H-134M84 0H134M-70 56L-112 92M70 56L112 92', tone.coal, 14),
      oval(0, 10, 76, 96, tone.ruby),
      shape('M-60 -50C-40 -110 40 -110 60 -50Z', tone.coal),
      line('M0 -50V104', tone.coal, 8),
      circle(-34, 0, 14, tone.coal),
      circle(34, 0, 14, tone.coal),
      circle(-30, 54, 12, tone.coal),
      circle(30, 54, 12, tone.coal),
    ),
  )

const application = (): string =>
  picture(
    '#e3ebee',
    rect(0, 540, 1280, 180, '#b99a76'),
    turned(
      -6,
      480,
      360,
      rect(290, 90, 400, 520, tone.white, 10),
      circle(400, 200, 56, tone.air),
      circle(400, 186, 22, tone.slate),
      shape('M360 232C364 206 436 206 440 232Z', tone.slate),
      rect(490, 160, 150, 20, tone.slate, 10),
      rect(490, 196, 110, 12, tone.stone, 6),
      writing(340, 300, 300, 8, '#c3ccd4', 34),
    ),
    turned(
      9,
      860,
      400,
      rect(720, 170, 300, 400, '#fdf6e6', 10),
      writing(754, 220, 230, 7, '#d6c9ad', 40),
      tick(940, 510, 0.8),
    ),
    turned(-30, 1090, 520, rect(1070, 400, 34, 240, tone.deep, 17), shape('M1070 640H1104L1087 690Z', tone.coal)),
    circle(170, 600, 56, tone.white),
    circle(170, 600, 42, ink.bean),
  )

const readable = (): string =>
  picture(
    '#e6e9ee',
    laptop(
      600,
      340,
      1.3,
      rect(-230, -140, 200, 26, tone.coal, 13),
      writing(-230, -90, 230, 5, tone.slate, 40),
      rect(40, -90, 190, 130, tone.air, 10),
      rect(40, 64, 120, 40, tone.deep, 20),
    ),
    `<circle cx="890" cy="300" r="130" fill="#ffffff" fill-opacity=".55" stroke="${tone.coal}" stroke-width="26"/>`,
    line('M984 398L1090 520', tone.coal, 40),
    at(
      890,
      300,
      1.5,
      circle(0, -38, 13, tone.deep),
      line('M-40 -14C-16 -6 16 -6 40 -14M0 -8V16M0 16L-20 52M0 16L20 52', tone.deep, 11),
    ),
  )

const gears = (): string =>
  picture(
    '#ece7f3',
    gear(480, 380, 2, tone.grape, '#ece7f3'),
    gear(780, 290, 1.5, tone.gold, '#ece7f3'),
    gear(800, 560, 1.15, tone.pine, '#ece7f3'),
    rect(980, 120, 160, 200, tone.white, 12),
    tick(1020, 170, 0.5),
    tick(1020, 230, 0.5),
    rect(1056, 162, 60, 14, tone.stone, 7),
    rect(1056, 222, 60, 14, tone.stone, 7),
    tick(1020, 286, 0.5),
    rect(1056, 280, 60, 14, tone.stone, 7),
  )

const portrait = (): string =>
  picture(
    '#e9dff0',
    circle(640, 330, 280, '#f6efe2'),
    circle(860, 160, 90, tone.rose),
    circle(400, 520, 60, tone.gold),
    person(640, 400, 2, tone.grape, 2),
    rect(0, 690, 1280, 30, '#dccfe6'),
  )

const support = (): string =>
  picture(
    '#e6efe9',
    circle(640, 340, 290, '#f1f7f3'),
    person(640, 400, 1.7, tone.pine, 4),
    line('M540 310C530 170 750 170 740 310', tone.coal, 18),
    rect(520, 290, 44, 80, tone.coal, 20),
    rect(716, 290, 44, 80, tone.coal, 20),
    line('M738 360C738 420 700 420 670 416', tone.coal, 10),
    bubble(1010, 200, 0.85, tone.white, writing(-90, -40, 180, 3, tone.stone, 36)),
  )

export const workPictures = {
  baitedMail: {
    name: 'baited-mail.webp',
    alt: ['An e-mail on a laptop, hanging on a fishing hook', 'लैपटॉप पर मछली के काँटे से लटका ई-मेल'],
    draw: baitedMail,
  },
  padlock: { name: 'padlock.webp', alt: ['A closed padlock', 'बंद ताला'], draw: padlock },
  bars: {
    name: 'bar-chart.webp',
    alt: ['A chart with six bars and a line', 'छह स्तंभों और एक रेखा वाला चार्ट'],
    draw: bars,
  },
  notes: {
    name: 'sticky-notes.webp',
    alt: ['A board with coloured sticky notes in three columns', 'तीन खानों में रंगीन पर्चियों वाला बोर्ड'],
    draw: notes,
  },
  meeting: { name: 'meeting.webp', alt: ['Four people around a table', 'मेज़ के चारों ओर चार लोग'], draw: meeting },
  workshop: {
    name: 'workshop.webp',
    alt: ['A trainer at a flip chart with four people listening', 'फ़्लिप चार्ट के पास प्रशिक्षक और सुनते हुए चार लोग'],
    draw: workshop,
  },
  talk: { name: 'talk.webp', alt: ['Two people in conversation', 'बातचीत करते दो लोग'], draw: talk },
  clipboard: {
    name: 'clipboard.webp',
    alt: ['A check list on a clipboard, one point not met', 'क्लिपबोर्ड पर जाँच-सूची, एक बिंदु अधूरा'],
    draw: clipboard,
  },
  brokenScreen: {
    name: 'bug.webp',
    alt: ['A beetle sits on a laptop’s screen', 'लैपटॉप की स्क्रीन पर बैठा भृंग'],
    draw: brokenScreen,
  },
  application: {
    name: 'application.webp',
    alt: ['A CV, a letter and a pen on a desk', 'मेज़ पर बायोडाटा, पत्र और क़लम'],
    draw: application,
  },
  readable: {
    name: 'readable-screen.webp',
    alt: ['A web page under a magnifying glass', 'आवर्धक लेंस के नीचे एक वेब पेज'],
    draw: readable,
  },
  gears: { name: 'gears.webp', alt: ['Three gears and a finished list', 'तीन गियर और पूरी हुई सूची'], draw: gears },
  portrait: {
    name: 'portrait.webp',
    alt: ['A person with dark hair and a violet jacket', 'काले बालों और बैंगनी जैकेट में एक व्यक्ति'],
    draw: portrait,
  },
  support: {
    name: 'support.webp',
    alt: ['Someone with a headset answers questions', 'हेडसेट लगाए सवालों के जवाब देता व्यक्ति'],
    draw: support,
  },
} as const satisfies Record<string, DrawnPicture>
