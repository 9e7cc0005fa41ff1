import { at, circle, line, picture, rect, repeat, shape, steam, turned } from './drawing.ts'
import type { DrawnPicture } from './drawn-picture.ts'
import { cross, gear, person, tick, tone } from './parts.ts'

const runner = (x: number, y: number, scale: number, fill: string): string =>
  at(
    x,
    y,
    scale,
    circle(30, -120, 28, fill),
    line('M14 -80L-14 -6L30 34L16 100M-14 -6L-60 40L-110 36M10 -74L-50 -50L-70 -6M10 -74L60 -30L100 -50', fill, 26),
  )

const exitDoor = (): string =>
  picture(
    '#dfeae4',
    rect(0, 590, 1280, 130, '#b8cabf'),
    rect(700, 120, 330, 472, tone.pine, 8),
    rect(724, 144, 282, 448, '#f4f9f1'),
    shape('M1006 144L1110 190V640L1006 592Z', '#5c8a70'),
    circle(1030, 390, 12, tone.gold),
    rect(170, 100, 420, 180, '#1f7a4d', 16),
    runner(330, 226, 0.62, tone.white),
    line('M440 190H540M504 156L542 190L504 224', tone.white, 18),
    line('M420 520H640M600 480L644 520L600 560', '#1f7a4d', 22),
  )

const extinguisher = (): string =>
  picture(
    '#f1e4e0',
    rect(0, 600, 1280, 120, '#d8c2bb'),
    rect(520, 220, 220, 380, tone.ruby, 70),
    rect(520, 360, 220, 120, tone.white),
    rect(548, 386, 164, 16, tone.stone, 8),
    rect(548, 416, 120, 16, tone.stone, 8),
    rect(596, 150, 68, 84, tone.coal, 10),
    shape('M560 130H760L740 166H560Z', tone.coal),
    line('M600 190C440 190 400 300 410 470', tone.coal, 22),
    shape('M386 470H434L452 560H368Z', tone.coal),
    circle(690, 200, 24, tone.snow),
    line('M690 200L704 188', tone.ruby, 6),
    shape('M980 590C900 520 960 450 980 380C1010 430 1060 420 1050 350C1130 430 1140 540 1060 600Z', tone.gold),
    shape('M1000 596C960 550 1000 510 1012 470C1036 510 1070 520 1050 596Z', tone.clay),
  )

const firstAid = (): string =>
  picture(
    '#e5eef0',
    circle(640, 370, 290, '#f2f7f8'),
    rect(380, 250, 520, 340, tone.white, 36),
    rect(380, 250, 520, 70, '#e3e9ec', 36),
    line('M540 250V200C540 176 556 164 576 164H704C724 164 740 176 740 200V250', tone.slate, 26),
    rect(590, 350, 100, 220, '#2f8a5b', 10),
    rect(530, 410, 220, 100, '#2f8a5b', 10),
    turned(-24, 210, 520, rect(120, 490, 190, 64, '#e8c39a', 32), rect(188, 490, 54, 64, '#f6e0c4')),
    turned(18, 1080, 510, rect(990, 480, 180, 60, '#e8c39a', 30), rect(1054, 480, 52, 60, '#f6e0c4')),
  )

const guardedMachine = (): string =>
  picture(
    '#ecebe0',
    rect(0, 600, 1280, 120, '#cfcbb5'),
    rect(330, 190, 620, 410, tone.slate, 20),
    rect(380, 240, 380, 260, '#dfe8ee', 10),
    gear(500, 370, 1, tone.gold, '#dfe8ee'),
    gear(650, 410, 0.8, tone.stone, '#dfe8ee'),
    repeat(6, (n) => line(`M${380 + n * 76} 240V500`, tone.coal, 5, 0.4)),
    circle(850, 310, 54, tone.lemon),
    circle(850, 310, 38, tone.ruby),
    rect(806, 400, 88, 22, tone.pine, 11),
    rect(806, 440, 88, 22, tone.stone, 11),
    repeat(11, (n) =>
      shape(
        `M${330 + n * 58} 600L${358 + n * 58} 560H${386 + n * 58}L${358 + n * 58} 600Z`,
        n % 2 ? tone.coal : tone.gold,
      ),
    ),
    tick(1080, 300, 1.2),
    cross(190, 300, 1.2),
  )

const handWash = (): string =>
  picture(
    '#dcebf0',
    rect(0, 560, 1280, 160, tone.white),
    rect(0, 560, 1280, 14, '#c3d5dc'),
    line('M640 90V60C640 30 760 30 760 90V200', tone.stone, 40),
    rect(560, 80, 160, 36, tone.stone, 18),
    rect(748, 210, 24, 190, '#8fc3db', 12),
    shape(
      'M480 430C560 380 680 400 760 430C860 400 960 410 980 450C920 520 820 540 740 520C640 540 520 520 480 430Z',
      '#c68a5e',
    ),
    line('M560 440C640 420 700 440 760 470M820 440C780 450 760 460 740 490', '#9c6740', 8, 0.6),
    repeat(9, (n) => circle(540 + ((n * 71) % 380), 420 + ((n * 43) % 80), 14 + (n % 3) * 8, tone.white, 0.85)),
    rect(150, 330, 150, 240, tone.mint, 24),
    rect(200, 280, 50, 60, tone.slate, 8),
    rect(200, 266, 100, 22, tone.slate, 11),
    rect(180, 410, 90, 80, tone.white, 8),
  )

const coldStore = (): string =>
  picture(
    '#e6edf2',
    rect(0, 620, 1280, 100, '#c4d0d9'),
    rect(380, 60, 400, 570, '#eef3f6', 24),
    rect(404, 84, 352, 260, '#cfe3ee', 8),
    rect(404, 368, 352, 236, '#cfe3ee', 8),
    rect(404, 206, 352, 10, tone.white),
    rect(404, 480, 352, 10, tone.white),
    rect(430, 140, 70, 66, tone.moss, 8),
    rect(520, 120, 54, 86, tone.white, 8),
    rect(600, 150, 110, 56, tone.gold, 8),
    rect(430, 262, 130, 82, tone.rose, 8),
    rect(600, 270, 110, 74, tone.mint, 8),
    rect(440, 410, 90, 70, tone.clay, 8),
    rect(560, 420, 150, 60, tone.lake, 8),
    rect(440, 530, 250, 74, tone.ruby, 8),
    rect(890, 130, 70, 340, tone.white, 35),
    circle(925, 500, 62, tone.ruby),
    rect(908, 330, 34, 170, tone.ruby, 17),
    repeat(6, (n) => rect(978, 170 + n * 46, n % 2 ? 24 : 40, 8, tone.slate, 4)),
    steam(580, 66, 0.001),
  )

const team = (): string =>
  picture(
    '#e9e6f1',
    shape('M0 560C320 500 960 500 1280 560V720H0Z', '#d3cde3'),
    person(240, 420, 1.05, tone.clay, 3),
    person(1040, 420, 1.05, tone.gold, 4),
    person(440, 390, 1.2, tone.deep, 1),
    person(840, 390, 1.2, tone.pine, 0),
    person(640, 360, 1.4, tone.grape, 2),
  )

export const safetyPictures = {
  exitDoor: {
    name: 'emergency-exit.webp',
    alt: ['An open emergency exit with its green sign', 'हरे संकेत के साथ खुला आपातकालीन द्वार'],
    draw: exitDoor,
  },
  extinguisher: {
    name: 'fire-extinguisher.webp',
    alt: ['A fire extinguisher beside a small fire', 'छोटी आग के पास अग्निशामक'],
    draw: extinguisher,
  },
  firstAid: {
    name: 'first-aid.webp',
    alt: ['A first-aid box and two plasters', 'प्राथमिक उपचार पेटी और दो पट्टियाँ'],
    draw: firstAid,
  },
  guardedMachine: {
    name: 'guarded-machine.webp',
    alt: ['A machine behind a guard, with a red stop button', 'सुरक्षा जाली के पीछे मशीन और लाल रोक बटन'],
    draw: guardedMachine,
  },
  handWash: {
    name: 'washing-hands.webp',
    alt: ['Hands being washed with soap under running water', 'बहते पानी में साबुन से धुलते हाथ'],
    draw: handWash,
  },
  coldStore: {
    name: 'refrigerator.webp',
    alt: ['A tidy refrigerator with a thermometer', 'थर्मामीटर के साथ सुव्यवस्थित फ़्रिज'],
    draw: coldStore,
  },
  team: { name: 'team.webp', alt: ['Five people who work together', 'साथ काम करने वाले पाँच लोग'], draw: team },
} as const satisfies Record<string, DrawnPicture>
