import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { arch, circle, d, path, picture, times } from './svg.mjs'

const line = { stroke: '#ffffff', 'stroke-width': 5, 'stroke-linecap': 'round' }

/** The covers of the tunes, of the hand of the logo: lines on two tints of the primary. */
const covers = {
  'morning-arcade': [
    ['#8f83ff', '#4331e6'],
    [
      circle(236, 84, 30, '#ffffff', { opacity: 0.22 }),
      times(4, (i) => arch(54 + i * 29, 300, 212 - i * 58, 220 - i * 44, 'none', { ...line, opacity: 1 - i * 0.1 })),
    ],
  ],
  'courtyard-rain': [
    ['#5b4be0', '#b9aeff'],
    [
      times(5, (i) =>
        path(d`M${48 + i * 56} ${30 + (i % 2) * 26}v${54 + (i % 3) * 16}`, 'none', { ...line, opacity: 0.7 }),
      ),
      times(4, (i) =>
        path(d`M${160 - 34 - i * 32} 232a${34 + i * 32} ${13 + i * 12} 0 0 0 ${68 + i * 64} 0`, 'none', {
          ...line,
          opacity: 1 - i * 0.2,
        }),
      ),
      circle(160, 214, 9, '#ffffff'),
    ],
  ],
  'night-ferry': [
    ['#241a72', '#6a5aff'],
    [
      circle(226, 88, 34, '#ffffff', { opacity: 0.9 }),
      circle(240, 78, 30, '#332790'),
      path('M92 206h136l-22 34h-92z', 'none', { ...line, 'stroke-linejoin': 'round' }),
      path('M160 206v-92l52 74h-52', 'none', { ...line, 'stroke-linejoin': 'round' }),
      times(3, (i) =>
        path(d`M${40 + i * 26} ${262 + i * 18}h${240 - i * 52}`, 'none', { ...line, opacity: 0.75 - i * 0.2 }),
      ),
    ],
  ],
}

export function makeCovers(folder) {
  mkdirSync(folder, { recursive: true })
  for (const [name, [tints, content]] of Object.entries(covers))
    writeFileSync(join(folder, `${name}.svg`), picture(320, 320, tints, content))
}
