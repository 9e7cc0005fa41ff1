import { at, bean, circle, cup, ink, leaf, line, oval, picture, rect, repeat, shape, steam, turned } from './drawing.ts'
import type { DrawnPicture } from './drawn-picture.ts'

const sunrise = (): string =>
  picture(
    ink.dawn,
    shape('M0 0H1280V250C980 330 420 190 0 300Z', '#f8dcb4'),
    circle(860, 300, 118, ink.sun),
    circle(860, 300, 170, ink.sun, 0.22),
    shape('M0 380C220 290 380 320 560 380C760 300 980 280 1280 390V720H0Z', '#d99a7c'),
    shape('M0 470C240 380 460 420 660 470C880 390 1080 400 1280 460V720H0Z', '#8d9c78'),
    shape('M0 560C300 470 520 520 740 560C940 500 1120 510 1280 540V720H0Z', ink.fern),
    shape('M0 640C280 570 620 590 900 630C1060 600 1180 600 1280 620V720H0Z', ink.leaf),
    repeat(9, (n) => oval(60 + n * 148, 590 - ((n * 37) % 34), 46, 30, '#527f58')),
    repeat(12, (n) => oval(10 + n * 116, 690 - ((n * 29) % 26), 62, 42, '#345a40')),
    line('M300 150q22 -22 44 0q22 -22 44 0', ink.espresso, 6, 0.6),
    line('M420 196q16 -16 32 0q16 -16 32 0', ink.espresso, 5, 0.5),
  )

const cherries = (): string =>
  picture(
    '#e7efe2',
    circle(1010, 170, 300, '#dce8d5'),
    line('M-20 600C260 520 520 430 1300 150', ink.espresso, 22),
    [
      [150, 545, 1.5, -120],
      [250, 512, 1.7, 40],
      [430, 450, 1.8, -130],
      [560, 405, 1.8, 30],
      [760, 330, 1.8, -126],
      [880, 292, 1.7, 34],
      [1050, 232, 1.5, -120],
      [1120, 206, 1.4, 30],
    ]
      .map(([x, y, s, t]) =>
        leaf(x as number, y as number, s as number, t as number, (x as number) % 3 ? ink.leaf : '#4f7f58'),
      )
      .join(''),
    [
      [330, 500, 44],
      [385, 520, 48],
      [350, 562, 40],
      [660, 384, 50],
      [722, 396, 46],
      [690, 446, 42],
      [640, 436, 38],
      [980, 274, 44],
      [1034, 282, 40],
      [1000, 322, 36],
    ]
      .map(
        ([x, y, r]) =>
          circle(x as number, y as number, r as number, (r as number) === 40 ? '#d9822b' : ink.cherry) +
          circle(
            (x as number) - (r as number) / 3,
            (y as number) - (r as number) / 3,
            (r as number) / 5,
            '#ffffff',
            0.5,
          ),
      )
      .join(''),
  )

const dryingBeds = (): string =>
  picture(
    ink.sky,
    circle(1060, 140, 70, '#f6d69a'),
    shape('M0 300C260 220 520 260 760 290C960 230 1120 240 1280 280V430H0Z', ink.mist),
    shape('M0 350C320 290 700 340 1280 320V430H0Z', ink.fern),
    rect(0, 400, 1280, 320, '#d8b98c'),
    repeat(4, (n) => {
      const [left, right, top] = [560 - n * 200, 720 + n * 200, 420 + n * n * 26 + n * 16]
      const height = 22 + n * 20
      return (
        shape(
          `M${left} ${top}H${right}L${right + 40 + n * 14} ${top + height}H${left - 40 - n * 14}Z`,
          n % 2 ? '#a4573c' : '#8f4a34',
        ) +
        shape(
          `M${left - 40 - n * 14} ${top + height}H${right + 40 + n * 14}v${8 + n * 3}H${left - 40 - n * 14}Z`,
          ink.foam,
        ) +
        repeat(2, (m) => rect((m ? right : left) - 6, top + height + 8, 10 + n * 3, 20 + n * 12, ink.bean))
      )
    }),
    at(
      250,
      356,
      1.05,
      rect(-8, 0, 16, 70, ink.bean),
      circle(0, -30, 62, ink.leaf),
      circle(-44, 4, 40, '#4f7f58'),
      circle(46, 2, 42, '#4f7f58'),
    ),
    at(
      1080,
      340,
      0.9,
      rect(-8, 0, 16, 70, ink.bean),
      circle(0, -30, 62, ink.leaf),
      circle(-44, 4, 40, '#4f7f58'),
      circle(46, 2, 42, '#4f7f58'),
    ),
  )

const sack = (x: number, y: number, scale: number, fill: string): string =>
  at(
    x,
    y,
    scale,
    shape(
      'M-110 -120C-140 -40 -136 90 -100 120C-50 136 50 136 100 120C136 90 140 -40 110 -120C60 -100 -60 -100 -110 -120Z',
      fill,
    ),
    shape('M-110 -120C-70 -150 70 -150 110 -120C60 -98 -60 -98 -110 -120Z', '#8a6038'),
    line('M-70 -20H70M-70 20H70', '#8a6038', 6, 0.5),
    circle(0, 0, 44, fill),
    bean(0, 0, 0.62, 24, ink.espresso),
  )

const sacks = (): string =>
  picture(
    '#efe0c8',
    rect(0, 0, 1280, 470, '#e4cfb0'),
    repeat(7, (n) => rect(n * 190 - 6, 0, 8, 470, '#d8c09c')),
    rect(0, 470, 1280, 250, '#b98a5c'),
    rect(0, 470, 1280, 14, '#a3754a'),
    rect(780, 90, 330, 190, '#f8ecd8', 6),
    rect(796, 106, 298, 158, ink.sky, 2),
    shape('M796 264V210C860 170 920 220 980 190C1030 170 1070 190 1094 180V264Z', ink.fern),
    rect(940, 106, 10, 158, '#f8ecd8'),
    sack(330, 500, 1.25, '#c99f6b'),
    sack(640, 520, 1.15, '#d3ab78'),
    sack(940, 505, 1.2, '#c49764'),
    sack(490, 380, 1, '#dab684'),
    repeat(9, (n) => bean(170 + n * 118, 662 + ((n * 31) % 30), 0.42, n * 47)),
  )

const roaster = (): string =>
  picture(
    '#e9ded2',
    rect(0, 560, 1280, 160, '#c5ab8f'),
    rect(0, 560, 1280, 10, '#b0947a'),
    repeat(4, (n) => rect(70 + n * 320, 60, 180, 240, '#f3e9dc', 8)),
    rect(850, 40, 66, 300, '#6e7a80'),
    rect(850, 40, 430, 58, '#7f8b91'),
    rect(420, 250, 480, 250, ink.cherry, 40),
    circle(470, 375, 150, '#8f2c25'),
    circle(470, 375, 122, ink.night),
    circle(470, 375, 92, '#f1c27a'),
    repeat(7, (n) => bean(412 + (n % 4) * 40, 350 + Math.floor(n / 4) * 52, 0.5, n * 60)),
    shape('M640 250L600 130H800L760 250Z', '#c9d2d4'),
    rect(590, 112, 220, 24, '#aab6ba', 8),
    rect(480, 500, 60, 90, '#5f6a6f'),
    rect(780, 500, 60, 90, '#5f6a6f'),
    oval(300, 560, 190, 40, '#59646a'),
    oval(300, 546, 176, 34, '#3f3531'),
    repeat(13, (n) => bean(166 + n * 22, 544 + ((n * 17) % 16), 0.3, n * 50)),
    circle(810, 340, 34, ink.foam),
    line('M810 340L826 322', ink.night, 6),
    circle(810, 430, 20, ink.sun),
    rect(690, 300, 60, 150, '#9d3129', 8),
  )

const scatter = (): string =>
  picture(
    ink.paper,
    circle(220, 620, 300, '#efdcc2'),
    circle(1120, 90, 260, '#efdcc2'),
    repeat(40, (n) =>
      bean(
        90 + (n % 8) * 158 + ((n * 53) % 70) - 35,
        80 + Math.floor(n / 8) * 142 + ((n * 89) % 64) - 32,
        0.85 + ((n * 7) % 5) / 9,
        n * 67,
        n % 3 === 0 ? '#845239' : ink.bean,
      ),
    ),
  )

const fromAbove = (
  background: string,
  table: string,
  saucer: string,
  drink: string,
  ...art: readonly string[]
): string =>
  picture(
    background,
    repeat(5, (n) => rect(0, n * 150 - 30, 1280, 6, table)),
    oval(650, 392, 300, 296, ink.night).replace('/>', ' opacity=".12"/>'),
    circle(640, 366, 296, saucer),
    circle(640, 366, 250, '#00000010'),
    line('M820 450L930 520', saucer, 54),
    circle(640, 360, 212, '#ffffff'),
    circle(640, 360, 188, drink),
    ...art,
  )

const espresso = (): string =>
  fromAbove(
    '#d8c3a8',
    '#cdb596',
    ink.cream,
    '#7a4a2c',
    circle(640, 360, 150, '#96603a'),
    circle(610, 330, 96, '#b07a4c', 0.75),
    circle(690, 400, 44, '#c58f5e', 0.7),
    circle(560, 420, 26, '#c58f5e', 0.6),
    turned(-24, 1010, 330, rect(990, 150, 26, 330, ink.steel, 13), oval(1003, 150, 38, 60, ink.steel)),
  )

const latte = (): string =>
  fromAbove(
    ink.sea,
    '#386670',
    '#f7ead6',
    '#a8693f',
    repeat(5, (n) =>
      shape(
        `M640 ${478 - n * 52}C${560 - n * 4} ${440 - n * 52} ${530 + n * 10} ${392 - n * 44} ${556 + n * 14} ${366 - n * 40}C${590 + n * 8} ${392 - n * 44} 622 ${410 - n * 46} 640 ${430 - n * 50}C658 ${410 - n * 46} ${690 - n * 8} ${392 - n * 44} ${724 - n * 14} ${366 - n * 40}C${750 - n * 10} ${392 - n * 44} ${720 + n * 4} ${440 - n * 52} 640 ${478 - n * 52}Z`,
        ink.foam,
      ),
    ),
    line('M640 506V226', '#a8693f', 7),
  )

const heart = (): string =>
  fromAbove(
    '#e4b9a0',
    '#d8a98d',
    ink.espresso,
    '#9c5f38',
    shape(
      'M640 500C500 410 500 290 574 270C616 260 636 290 640 316C644 290 664 260 706 270C780 290 780 410 640 500Z',
      ink.foam,
    ),
    circle(640, 360, 150, '#00000000'),
  )

const cappuccino = (): string =>
  picture(
    '#cfdcd6',
    rect(0, 560, 1280, 160, '#b98a5c'),
    rect(0, 560, 1280, 10, '#a3754a'),
    circle(640, 330, 260, '#dfe9e4'),
    cup(620, 370, 1.25, ink.sea, '#c08a5c'),
    shape('M470 362C480 300 560 306 600 296C660 270 760 300 774 362C720 384 530 384 470 362Z', ink.foam),
    repeat(7, (n) => circle(540 + n * 30, 330 + ((n * 13) % 22), 4, ink.caramel)),
    steam(620, 270, 1.05, '#ffffff'),
    repeat(3, (n) => bean(960 + n * 70, 640 + ((n * 23) % 24), 0.6, n * 70 + 20)),
  )

const pourOver = (): string =>
  picture(
    '#f2e2cf',
    circle(640, 340, 290, '#f8eddd'),
    rect(0, 600, 1280, 120, ink.caramel),
    shape('M500 380H780L820 560C826 594 800 610 770 610H510C480 610 454 594 460 560Z', '#dfeaea'),
    shape('M474 500H806L820 560C826 594 800 610 770 610H510C480 610 454 594 460 560Z', ink.bean),
    rect(490, 356, 300, 30, '#c8d6d8', 12),
    line('M812 420C900 420 900 540 822 548', '#c8d6d8', 22),
    shape('M450 150H830L690 340H590Z', ink.cherry),
    shape('M486 150H794L680 312H600Z', ink.cream),
    shape('M526 204H754L690 300H590Z', ink.espresso),
    rect(560, 330, 160, 30, '#8f2c25', 10),
    line('M640 364V470', ink.bean, 8),
    line('M980 60C900 60 860 96 820 150', ink.steel, 20),
    steam(640, 140, 0.8, '#ffffff'),
    repeat(4, (n) => bean(160 + n * 62, 660 + ((n * 29) % 24), 0.5, n * 64)),
  )

const frenchPress = (): string =>
  picture(
    '#dbe5df',
    circle(640, 350, 290, '#e8efea'),
    rect(0, 610, 1280, 110, '#a9805a'),
    rect(626, 70, 28, 140, ink.steel),
    circle(640, 70, 34, ink.night),
    rect(480, 190, 320, 40, '#6f7d83', 14),
    rect(500, 228, 280, 390, '#e6f0f0', 18),
    shape('M500 330H780V600C780 610 772 618 762 618H518C508 618 500 610 500 600Z', ink.bean),
    rect(500, 322, 280, 20, ink.caramel),
    rect(486, 290, 308, 16, '#6f7d83'),
    rect(486, 560, 308, 16, '#6f7d83'),
    line('M790 270C910 260 910 520 790 520', '#6f7d83', 28),
    rect(514, 250, 20, 340, '#ffffff', 10).replace('/>', ' opacity=".35"/>'),
    cup(1040, 480, 0.62, ink.cherry, '#8a5636'),
  )

const mokaPot = (): string =>
  picture(
    '#ecd9c6',
    circle(630, 350, 290, '#f4e7d8'),
    rect(0, 610, 1280, 110, '#55636a'),
    rect(430, 606, 400, 16, ink.night, 8),
    shape('M500 410L470 606H790L760 410Z', '#9fb0b6'),
    shape('M500 410L490 480H770L760 410Z', '#87989f'),
    rect(492, 384, 276, 34, '#6f7d83', 8),
    shape('M510 384L480 190H780L750 384Z', '#b4c3c8'),
    shape('M480 190L430 150L500 190Z', '#b4c3c8'),
    shape('M480 190H780L640 128Z', '#9fb0b6'),
    circle(640, 120, 20, ink.night),
    shape('M770 210C900 200 900 260 880 380L846 380C856 290 850 256 768 258Z', ink.night),
    shape('M560 384L540 190H590L600 384Z', '#d4dfe2', 0.8),
    steam(440, 130, 0.7, '#ffffff'),
  )

const shopFront = (): string =>
  picture(
    ink.sky,
    circle(180, 130, 60, '#f6d69a'),
    rect(0, 610, 1280, 110, '#b7ad9f'),
    rect(200, 130, 880, 490, '#f3e3cd'),
    rect(200, 130, 880, 90, ink.leaf),
    at(
      640,
      176,
      1,
      rect(-170, -26, 340, 52, ink.cream, 26),
      bean(-120, 0, 0.42, 30),
      rect(-80, -7, 230, 14, ink.leaf, 7),
    ),
    repeat(8, (n) =>
      shape(
        `M${200 + n * 110} 220H${310 + n * 110}V280C${310 + n * 110} 316 ${200 + n * 110} 316 ${200 + n * 110} 280Z`,
        n % 2 ? ink.cream : ink.cherry,
      ),
    ),
    rect(250, 340, 400, 220, '#9cc0bf', 8),
    shape('M250 560L400 340H470L320 560Z', '#b9d5d3'),
    at(350, 500, 0.4, cup(0, 0, 1, ink.cream, ink.bean)),
    at(530, 500, 0.4, cup(0, 0, 1, ink.cherry, ink.bean)),
    rect(740, 340, 240, 280, ink.bean, 8),
    rect(770, 370, 180, 150, '#9cc0bf', 6),
    circle(955, 560, 12, ink.sun),
    rect(230, 560, 440, 20, ink.bean),
    at(
      1130,
      540,
      1,
      rect(-44, 0, 88, 80, '#a4573c', 10),
      leaf(0, 0, 0.9, -90),
      leaf(-10, 4, 0.8, -130, ink.fern),
      leaf(10, 4, 0.8, -50, ink.fern),
    ),
    at(
      120,
      540,
      1,
      rect(-44, 0, 88, 80, '#a4573c', 10),
      leaf(0, 0, 0.9, -90),
      leaf(-10, 4, 0.8, -130, ink.fern),
      leaf(10, 4, 0.8, -50, ink.fern),
    ),
  )

const coldBrew = (): string =>
  picture(
    '#f5d9b0',
    circle(640, 350, 290, '#fae6c8'),
    rect(0, 610, 1280, 110, ink.sea),
    shape('M480 130H800L764 640H516Z', '#e8f1f0'),
    shape('M490 250H790L764 640H516Z', '#5b3626'),
    shape('M490 250H790L784 340C700 380 580 320 496 350Z', ink.caramel),
    turned(14, 590, 290, rect(550, 240, 92, 92, '#ffffff', 14).replace('/>', ' opacity=".55"/>')),
    turned(-18, 700, 320, rect(650, 280, 92, 92, '#ffffff', 14).replace('/>', ' opacity=".45"/>')),
    line('M690 40L640 420', ink.cherry, 18),
    shape('M512 150H540L560 620H534Z', '#ffffff', 0.35),
    circle(930, 560, 84, '#f4b740'),
    circle(930, 560, 70, '#fbe3a1'),
    repeat(8, (n) =>
      line(
        `M930 560L${930 + Math.round(Math.cos((n * Math.PI) / 4) * 64)} ${560 + Math.round(Math.sin((n * Math.PI) / 4) * 64)}`,
        '#f4b740',
        5,
      ),
    ),
  )

const cupping = (): string =>
  picture(
    '#e2d3dc',
    rect(0, 0, 1280, 360, '#eadfe6'),
    rect(0, 360, 1280, 360, '#c6a27e'),
    rect(0, 360, 1280, 12, '#b08c69'),
    repeat(5, (n) =>
      at(
        190 + n * 225,
        470,
        0.62,
        oval(0, 126, 120, 20, '#00000022'),
        shape('M-110 0C-104 80 -70 120 0 120C70 120 104 80 110 0Z', '#ffffff'),
        oval(0, 0, 110, 24, '#f3ece4'),
        oval(0, 3, 98, 19, ['#6f4330', '#8a5636', '#7a4a2c', '#94603d', '#5b3626'][n] ?? ink.bean),
      ),
    ),
    turned(76, 1010, 560, rect(1001, 470, 16, 190, ink.steel, 8), oval(1009, 676, 28, 38, ink.steel)),
    repeat(
      5,
      (n) =>
        rect(140 + n * 225, 600, 100, 56, ink.cream, 6) +
        rect(156 + n * 225, 616, 68, 8, ink.plum, 4) +
        rect(156 + n * 225, 634, 44, 7, ink.caramel, 3),
    ),
    steam(190, 440, 0.6, '#ffffff'),
    steam(640, 440, 0.6, '#ffffff'),
    repeat(
      3,
      (n) =>
        rect(180 + n * 330, 90, 200, 20, '#b79ab0', 10) +
        repeat(3, (m) => rect(196 + n * 330 + m * 60, 40, 44, 50, [ink.plum, ink.cherry, ink.leaf][m] ?? ink.plum, 6)),
    ),
  )

export const coffeePictures = {
  sunrise: {
    name: 'hill-at-sunrise.webp',
    alt: ['Rows of coffee shrubs on green hills at sunrise', 'सूर्योदय के समय हरी पहाड़ियों पर कॉफ़ी की झाड़ियों की क़तारें'],
    draw: sunrise,
  },
  cherries: {
    name: 'coffee-cherries.webp',
    alt: ['A branch with ripe red coffee cherries', 'पकी लाल कॉफ़ी चेरी वाली टहनी'],
    draw: cherries,
  },
  dryingBeds: {
    name: 'drying-beds.webp',
    alt: ['Raised beds with coffee drying in the sun', 'धूप में ऊँचे मंचों पर सूखती कॉफ़ी'],
    draw: dryingBeds,
  },
  sacks: {
    name: 'jute-sacks.webp',
    alt: ['Jute sacks of green coffee in a store room', 'गोदाम में हरी कॉफ़ी की जूट की बोरियाँ'],
    draw: sacks,
  },
  roaster: {
    name: 'drum-roaster.webp',
    alt: ['A red drum roaster with beans in its cooling tray', 'लाल ड्रम रोस्टर, ठंडा करने की ट्रे में बीज'],
    draw: roaster,
  },
  beans: {
    name: 'roasted-beans.webp',
    alt: ['Roasted coffee beans seen from above', 'ऊपर से दिखते भुने कॉफ़ी के बीज'],
    draw: scatter,
  },
  espresso: {
    name: 'espresso.webp',
    alt: ['An espresso with hazelnut-coloured crema, from above', 'ऊपर से दिखता एस्प्रेसो, सुनहरे क्रेमा के साथ'],
    plain: ['A small brown drink from above', 'ऊपर से दिखता छोटा भूरा पेय'],
    draw: espresso,
  },
  latte: {
    name: 'latte-leaf.webp',
    alt: ['A latte with a leaf poured in milk, from above', 'ऊपर से दिखती लाते, दूध से बनी पत्ती के साथ'],
    plain: ['A cup from above with a leaf of milk', 'ऊपर से दिखता प्याला, दूध की पत्ती'],
    draw: latte,
  },
  flatWhite: {
    name: 'flat-white-heart.webp',
    alt: ['A flat white with a heart poured in milk, from above', 'ऊपर से दिखता फ़्लैट व्हाइट, दूध से बने दिल के साथ'],
    plain: ['A cup from above with a heart of milk', 'ऊपर से दिखता प्याला, दूध का दिल'],
    draw: heart,
  },
  cappuccino: {
    name: 'cappuccino.webp',
    alt: ['A cappuccino with a high cap of foam', 'ऊँचे झाग वाला कैपुचीनो'],
    plain: ['A cup from the side with a high cap of foam', 'बग़ल से दिखता प्याला, ऊँचा झाग'],
    draw: cappuccino,
  },
  pourOver: {
    name: 'pour-over.webp',
    alt: ['A cone dripper on a glass server', 'काँच के जग पर रखा शंकु ड्रिपर'],
    plain: ['A cone over a glass jug', 'काँच के जग के ऊपर एक शंकु'],
    draw: pourOver,
  },
  frenchPress: {
    name: 'french-press.webp',
    alt: ['A French press beside a cup', 'प्याले के पास फ़्रेंच प्रेस'],
    plain: ['A glass cylinder with a plunger', 'डंडी वाला काँच का बेलन'],
    draw: frenchPress,
  },
  mokaPot: {
    name: 'moka-pot.webp',
    alt: ['A moka pot on a stove', 'चूल्हे पर मोका पॉट'],
    plain: ['A metal pot with a narrow waist and a spout', 'पतली कमर और टोंटी वाला धातु का बर्तन'],
    draw: mokaPot,
  },
  shop: {
    name: 'shop-front.webp',
    alt: ['The front of a coffee shop with a striped awning', 'धारीदार छज्जे वाली कॉफ़ी की दुकान'],
    draw: shopFront,
  },
  coldBrew: {
    name: 'cold-brew.webp',
    alt: ['A tall glass of cold brew with ice and a slice of orange', 'बर्फ़ और संतरे की फाँक के साथ कोल्ड ब्रू का लंबा गिलास'],
    plain: ['A tall glass with ice', 'बर्फ़ वाला लंबा गिलास'],
    draw: coldBrew,
  },
  cupping: {
    name: 'cupping-table.webp',
    alt: ['Five bowls of coffee on a tasting table', 'चखने की मेज़ पर कॉफ़ी के पाँच प्याले'],
    draw: cupping,
  },
} as const satisfies Record<string, DrawnPicture>
