import { at, circle, ink, line, oval, picture, rect, repeat, shape } from './drawing.ts'
import type { DrawnPicture } from './drawn-picture.ts'
import { cloud, fir, house, person, tone, tree } from './parts.ts'

const mountains = (): string =>
  picture(
    tone.ice,
    circle(980, 170, 70, tone.lemon),
    cloud(280, 150, 1),
    cloud(720, 110, 0.7),
    shape('M-40 560L330 170L560 420L760 210L1320 600V720H-40Z', tone.stone),
    shape('M330 170L246 258L300 250L336 290L380 250L430 280Z', tone.snow),
    shape('M760 210L696 276L750 268L788 300L836 268L880 292Z', tone.snow),
    shape('M-20 560C260 470 500 520 700 560C920 500 1120 510 1300 560V720H-20Z', tone.moss),
    shape('M-20 650C300 590 700 640 1300 620V720H-20Z', tone.pine),
    line('M640 720C600 660 720 630 660 590C620 560 700 540 690 520', tone.sand, 22),
    fir(140, 560, 0.9),
    fir(250, 590, 0.7, '#3c6350'),
    fir(1040, 550, 0.8),
    fir(1150, 590, 1, '#3c6350'),
  )

const lake = (): string =>
  picture(
    '#f3e3cf',
    circle(640, 250, 90, tone.gold),
    shape('M0 330C220 240 420 300 640 330C860 260 1080 280 1280 330V400H0Z', '#a9b7a4'),
    rect(0, 380, 1280, 340, tone.lake),
    repeat(7, (n) => rect(120 + n * 160, 430 + (n % 3) * 70, 130, 8, '#8fbcd2', 4)),
    rect(600, 384, 80, 250, '#e9c98c', 20).replace('/>', ' opacity=".45"/>'),
    shape('M420 520H860C840 590 790 610 760 610H520C490 610 440 590 420 520Z', tone.clay),
    rect(420, 512, 440, 20, '#8f4a34', 10),
    person(560, 450, 0.46, tone.grape, 0),
    person(720, 450, 0.46, tone.pine, 1),
    line('M470 560L330 640M810 560L960 640', tone.wood, 14),
    repeat(6, (n) =>
      line(`M${60 + n * 26} 700C${70 + n * 26} 640 ${50 + n * 30} 620 ${64 + n * 28} 570`, tone.pine, 8),
    ),
  )

const museum = (): string =>
  picture(
    tone.air,
    cloud(250, 120, 0.9),
    cloud(1050, 170, 0.8),
    rect(0, 600, 1280, 120, '#c9c3b6'),
    shape('M240 260L640 110L1040 260Z', tone.sand),
    shape('M400 244L640 154L880 244Z', '#d8c295'),
    rect(240, 260, 800, 40, '#f3e8cf'),
    repeat(
      6,
      (n) =>
        rect(280 + n * 132, 300, 60, 260, '#f7eedb') +
        rect(270 + n * 132, 300, 80, 18, tone.sand) +
        rect(270 + n * 132, 542, 80, 18, tone.sand),
    ),
    rect(590, 380, 100, 180, tone.slate, 6),
    rect(220, 560, 840, 22, '#e4d5b2'),
    rect(190, 582, 900, 24, '#d8c79f'),
    tree(120, 560, 1.1),
    tree(1170, 560, 1.1),
    person(420, 590, 0.5, tone.ruby, 2),
    person(520, 600, 0.46, tone.deep, 3),
  )

const skyline = (): string =>
  picture(
    '#f2dcd0',
    circle(930, 250, 110, '#f4b894'),
    repeat(9, (n) => rect(20 + n * 145, 250 + ((n * 83) % 160), 110, 470, '#c9a9ae', 4)),
    repeat(
      7,
      (n) =>
        rect(70 + n * 176, 330 + ((n * 67) % 150), 130, 400, n % 2 ? tone.slate : tone.deep, 4) +
        repeat(12, (m) =>
          rect(
            86 + n * 176 + (m % 3) * 36,
            360 + ((n * 67) % 150) + Math.floor(m / 3) * 50,
            20,
            26,
            (m + n) % 3 ? tone.lemon : '#7f95ab',
            3,
          ),
        ),
    ),
    rect(0, 660, 1280, 60, tone.coal),
    repeat(9, (n) => rect(30 + n * 150, 686, 80, 8, tone.lemon, 4)),
  )

const pyramids = (): string =>
  picture(
    '#f7dfae',
    circle(260, 170, 80, '#f3b65c'),
    shape('M0 520C300 470 700 500 1280 480V720H0Z', '#e3bd7c'),
    shape('M620 180L960 560H280Z', '#d6a865'),
    shape('M620 180L960 560H640Z', '#b98a4c'),
    shape('M980 320L1190 560H770Z', '#dcb173'),
    shape('M980 320L1190 560H990Z', '#c0925a'),
    repeat(5, (n) => rect(330 + n * 60, 540 - n * 64, 300 - n * 60, 4, '#c79a59')),
    shape('M0 610C320 560 800 620 1280 570V720H0Z', '#d4a768'),
    repeat(3, (n) =>
      at(
        220 + n * 110,
        620,
        0.8,
        oval(0, 0, 50, 24, '#8a5a32'),
        circle(-8, -28, 22, '#8a5a32'),
        line('M44 -8C70 -20 60 -60 76 -70', '#8a5a32', 14),
        line('M-30 16V60M30 16V60', '#8a5a32', 10),
      ),
    ),
  )

const latticeTower = (): string =>
  picture(
    tone.ice,
    cloud(240, 170, 1),
    cloud(1040, 230, 0.8),
    shape('M0 600C300 560 900 570 1280 600V720H0Z', tone.moss),
    line('M470 640C560 520 610 300 636 90M810 640C720 520 670 300 644 90', tone.slate, 26),
    line('M640 40V100', tone.slate, 10),
    rect(590, 300, 100, 22, tone.slate),
    rect(546, 440, 188, 26, tone.slate),
    repeat(6, (n) =>
      line(
        `M${628 - n * 10} ${190 + n * 36}L${658 + n * 12} ${226 + n * 36}M${652 + n * 10} ${190 + n * 36}L${622 - n * 12} ${226 + n * 36}`,
        tone.stone,
        6,
      ),
    ),
    line('M520 640C560 540 720 540 760 640', tone.slate, 14),
    repeat(10, (n) => tree(40 + n * 132, 640 + (n % 2) * 14, 0.5)),
  )

const domes = (): string =>
  picture(
    '#f6dfd3',
    circle(240, 190, 70, '#f5c08e'),
    rect(0, 600, 1280, 120, '#bfc9a4'),
    rect(600, 600, 80, 120, tone.lake),
    rect(330, 400, 620, 200, tone.white),
    shape('M480 300C470 190 640 150 640 90C640 150 810 190 800 300Z', '#fbf7f0'),
    rect(470, 296, 340, 110, tone.white),
    shape('M560 600V440C560 380 640 360 640 340C640 360 720 380 720 440V600Z', '#d9cfc4'),
    repeat(2, (n) =>
      shape(
        `M${370 + n * 460} 600V500C${370 + n * 460} 470 ${405 + n * 460} 460 ${405 + n * 460} 450C${405 + n * 460} 460 ${440 + n * 460} 470 ${440 + n * 460} 500V600Z`,
        '#e2d9cf',
      ),
    ),
    repeat(2, (n) =>
      shape(
        `M${360 + n * 470} 400C${356 + n * 470} 340 ${405 + n * 470} 330 ${405 + n * 470} 300C${405 + n * 470} 330 ${454 + n * 470} 340 ${450 + n * 470} 400Z`,
        '#fbf7f0',
      ),
    ),
    repeat(
      2,
      (n) =>
        rect(190 + n * 860, 230, 44, 370, tone.white) +
        shape(
          `M${186 + n * 860} 230C${190 + n * 860} 190 ${212 + n * 860} 184 ${212 + n * 860} 160C${212 + n * 860} 184 ${234 + n * 860} 190 ${238 + n * 860} 230Z`,
          '#fbf7f0',
        ),
    ),
    rect(150, 596, 980, 16, '#d9cfc4'),
  )

const shells = (): string =>
  picture(
    tone.air,
    cloud(1010, 140, 0.9),
    rect(0, 520, 1280, 200, tone.deep),
    repeat(6, (n) => rect(60 + n * 210, 570 + (n % 3) * 44, 150, 8, '#5f8bab', 4)),
    rect(200, 490, 900, 50, '#c9b79f', 8),
    [
      [300, 250, 1],
      [480, 330, 1.35],
      [700, 380, 1.15],
      [880, 280, 0.85],
    ]
      .map(([x, , s]) =>
        at(
          x as number,
          490,
          s as number,
          shape('M-20 0C0 -130 60 -220 170 -250C190 -150 160 -60 120 0Z', tone.white),
          shape('M-20 0C30 -90 90 -180 170 -250C130 -130 100 -60 70 0Z', '#e6e2da'),
        ),
      )
      .join(''),
  )

const globe = (): string =>
  picture(
    '#e6eef3',
    circle(640, 350, 300, '#d7e5ee'),
    circle(640, 330, 230, tone.lake),
    shape(
      'M500 180C560 130 640 130 650 180C700 200 640 250 610 250C600 300 540 300 520 260C480 250 470 210 500 180Z',
      tone.moss,
    ),
    shape(
      'M690 260C760 230 850 260 850 320C840 380 780 380 760 440C730 470 690 420 690 380C650 340 650 290 690 260Z',
      tone.moss,
    ),
    shape('M520 370C570 360 600 400 580 440C570 490 540 520 520 500C500 460 490 400 520 370Z', tone.moss),
    line(
      'M640 100C500 200 500 460 640 560M640 100C780 200 780 460 640 560M410 330H870M450 220H830M450 440H830',
      tone.white,
      4,
      0.45,
    ),
    line('M520 60C980 60 980 610 560 600', tone.wood, 20),
    rect(560, 590, 160, 20, tone.wood, 10),
    shape('M500 680C520 620 760 620 780 680Z', tone.wood),
    circle(700, 300, 14, tone.ruby),
    circle(560, 220, 14, tone.ruby),
  )

const bicycles = (): string =>
  picture(
    '#e3efe2',
    circle(1060, 150, 66, tone.lemon),
    cloud(330, 130, 0.9),
    shape('M0 440C260 360 520 410 760 440C960 380 1120 390 1280 430V720H0Z', tone.moss),
    house(220, 470, 0.8, '#f2e2c9', tone.clay),
    house(1060, 470, 0.9, '#e7d9e8', tone.grape),
    tree(420, 440, 0.9),
    tree(880, 430, 0.8),
    rect(0, 560, 1280, 160, tone.slate),
    repeat(8, (n) => rect(30 + n * 170, 634, 90, 10, tone.lemon, 5)),
    at(
      230,
      0,
      1,
      line('M480 590L560 480H700L760 590M560 480L620 590L700 480M540 450H590M690 440L700 480', tone.ruby, 14),
      [480, 760]
        .map((x) => `<circle cx="${x}" cy="590" r="78" fill="none" stroke="${tone.coal}" stroke-width="14"/>`)
        .join(''),
      circle(620, 590, 18, tone.coal),
      person(610, 330, 0.7, tone.deep, 1),
    ),
  )

const stage = (): string =>
  picture(
    '#3a3157',
    circle(320, 120, 260, '#4a3f70'),
    circle(960, 120, 260, '#4a3f70'),
    shape('M240 0L520 520H40Z', '#f6dc92', 0.16),
    shape('M1040 0L1240 520H760Z', '#f6dc92', 0.16),
    shape('M640 0L860 540H420Z', '#ffffff', 0.12),
    line('M0 60C220 140 420 140 640 70C860 140 1060 140 1280 60', tone.lemon, 5),
    repeat(13, (n) =>
      shape(`M${20 + n * 100} ${84 + (n % 3) * 18}h56l-28 56Z`, [tone.rose, tone.gold, tone.mint][n % 3] as string),
    ),
    rect(180, 510, 920, 40, '#8a6038', 6),
    rect(220, 550, 840, 60, '#6f4a2c'),
    rect(440, 200, 400, 220, tone.snow, 10),
    rect(480, 240, 180, 20, tone.grape, 10),
    rect(480, 280, 320, 12, tone.stone, 6),
    rect(480, 306, 280, 12, tone.stone, 6),
    circle(760, 360, 34, tone.gold),
    person(330, 430, 0.7, tone.clay, 3),
    rect(920, 400, 70, 110, tone.wood, 6),
    line('M955 400V350', tone.coal, 8),
    repeat(11, (n) => circle(60 + n * 116, 690 + (n % 2) * 14, 54, ['#221c36', '#2b2445'][n % 2] as string)),
  )

const seedling = (): string =>
  picture(
    tone.mint,
    circle(640, 330, 260, '#e4f1e8'),
    shape('M470 500H810L770 690H510Z', tone.clay),
    rect(450, 470, 380, 50, '#b3643e', 10),
    oval(640, 474, 170, 20, ink.espresso),
    line('M640 470C640 380 650 330 640 220', tone.pine, 16),
    shape('M640 330C560 330 480 290 470 210C560 210 640 250 640 330Z', tone.moss),
    shape('M640 280C720 280 800 230 810 150C720 150 640 200 640 280Z', tone.pine),
    shape('M640 230C600 200 590 150 620 110C660 140 670 190 640 230Z', tone.moss),
    circle(980, 140, 64, tone.lemon),
  )

export const placePictures = {
  mountains: {
    name: 'mountains.webp',
    alt: ['A path that leads into high mountains', 'ऊँचे पहाड़ों की ओर जाती पगडंडी'],
    draw: mountains,
  },
  lake: { name: 'lake.webp', alt: ['Two people in a boat on a quiet lake', 'शांत झील पर नाव में दो लोग'], draw: lake },
  museum: { name: 'museum.webp', alt: ['A museum with tall columns', 'ऊँचे खंभों वाला संग्रहालय'], draw: museum },
  skyline: { name: 'city.webp', alt: ['Towers of a city in the evening', 'शाम के समय शहर की इमारतें'], draw: skyline },
  pyramids: {
    name: 'pyramids.webp',
    alt: ['Pyramids in the desert', 'रेगिस्तान में पिरामिड'],
    plain: ['Stone buildings with sloping sides in sand', 'रेत में ढलान वाली पत्थर की इमारतें'],
    draw: pyramids,
  },
  latticeTower: {
    name: 'iron-tower.webp',
    alt: ['A tall tower of iron', 'लोहे की ऊँची मीनार'],
    plain: ['A tall tower of iron above trees', 'पेड़ों के ऊपर लोहे की ऊँची मीनार'],
    draw: latticeTower,
  },
  domes: {
    name: 'white-domes.webp',
    alt: ['A white tomb with domes and towers', 'गुंबदों और मीनारों वाला सफ़ेद मक़बरा'],
    plain: ['A white building with domes and four-sided symmetry', 'गुंबदों वाली सफ़ेद सममित इमारत'],
    draw: domes,
  },
  shells: {
    name: 'roof-of-shells.webp',
    alt: ['An opera house whose roof looks like sails', 'पाल जैसी छत वाला ओपेरा भवन'],
    plain: ['A building by the water with a roof like shells', 'पानी के किनारे सीप जैसी छत वाली इमारत'],
    draw: shells,
  },
  globe: { name: 'globe.webp', alt: ['A globe on a wooden stand', 'लकड़ी के स्टैंड पर ग्लोब'], draw: globe },
  bicycles: {
    name: 'by-bicycle.webp',
    alt: ['Someone rides a bicycle past houses and trees', 'घरों और पेड़ों के पास साइकिल चलाता व्यक्ति'],
    draw: bicycles,
  },
  stage: {
    name: 'stage.webp',
    alt: ['A speaker on a stage before an audience', 'श्रोताओं के सामने मंच पर वक्ता'],
    draw: stage,
  },
  seedling: { name: 'seedling.webp', alt: ['A young plant in a clay pot', 'मिट्टी के गमले में छोटा पौधा'], draw: seedling },
} as const satisfies Record<string, DrawnPicture>
