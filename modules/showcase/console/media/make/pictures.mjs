import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { palettes } from './palettes.mjs'
import { arcade, bridge, dome, passage, stairs, windows } from './scenes/arches.mjs'
import { dunes, forest, hills, mountains, sea } from './scenes/land.mjs'
import { fair, harbour, lighthouse, roofs, skyline } from './scenes/town.mjs'
import { picture, randomFrom } from './svg.mjs'

/** Folder and file, scene, palette, width and height. */
const wanted = {
  arches: {
    'morning-arcade': [arcade, 'violet', 480, 320],
    passage: [passage, 'dusk', 480, 640],
    stairs: [stairs, 'sand', 480, 560],
    dome: [dome, 'rose', 480, 400],
    'stone-bridge': [bridge, 'sea', 480, 300],
    windows: [windows, 'snow', 480, 520],
    'evening-arcade': [arcade, 'dusk', 480, 420],
    'green-passage': [passage, 'forest', 480, 480],
  },
  land: {
    'violet-hills': [hills, 'violet', 480, 360],
    mountains: [mountains, 'snow', 480, 440],
    dunes: [dunes, 'sand', 480, 300],
    sail: [sea, 'dawn', 480, 600],
    firs: [forest, 'forest', 480, 520],
    'night-hills': [hills, 'night', 480, 300],
    'rose-lake': [mountains, 'rose', 480, 340],
    'blue-sea': [sea, 'sea', 480, 360],
  },
  town: {
    skyline: [skyline, 'night', 480, 620],
    roofs: [roofs, 'sand', 480, 380],
    lighthouse: [lighthouse, 'dusk', 480, 600],
    harbour: [harbour, 'sea', 480, 400],
    fair: [fair, 'dawn', 480, 460],
    'dusk-skyline': [skyline, 'dusk', 480, 320],
    'winter-roofs': [roofs, 'snow', 480, 480],
    'night-bridge': [bridge, 'night', 480, 360],
  },
}

/** Draws the pictures into folders of their subjects, and lists their sizes in `pictures.json`. */
export function makePictures(folder) {
  const list = {}
  Object.entries(wanted).forEach(([subject, pictures]) => {
    mkdirSync(join(folder, subject), { recursive: true })
    Object.entries(pictures).forEach(([name, [scene, palette, width, height]], index) => {
      const tones = palettes[palette]
      const content = scene(width, height, tones, randomFrom(subject.length * 100 + index + 1))
      writeFileSync(join(folder, subject, `${name}.svg`), picture(width, height, tones, content))
      list[name] = { subject, width, height }
    })
  })
  writeFileSync(join(folder, 'pictures.json'), `${JSON.stringify(list, null, 2)}\n`)
}
