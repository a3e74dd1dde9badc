import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beginning } from '../tunes/tunes.mjs'
import { writeWebm } from '../webm.mjs'

const format = { width: 640, height: 360, seconds: 16, rate: 24, bitrate: 190_000 }

/** From, to, Chinese, English; in seconds. */
const subtitles = [
  [0.5, 2.4, '天亮之前，只有一块空地。', 'Before dawn there is nothing but ground.'],
  [2.6, 5.2, '七道拱，从中间开始。', 'Seven arches, beginning in the middle.'],
  [5.4, 8.4, '第二层更轻，第三层更高。', 'The second storey is lighter, the third is higher.'],
  [8.8, 11.2, '日落时，屋顶合上了。', 'At sunset the roof closes.'],
  [11.6, 15.4, '然后，灯一盏盏亮起来。', 'Then, one by one, the lamps go on.'],
]

/** Draws the clip with its poster, and writes it with the subtitles. */
export async function makeClip(folder, page) {
  await mkdir(folder, { recursive: true })
  const sound = await beginning('courtyard-rain', page, format.seconds)
  const modules = ['/clip/encoders.mjs', '/clip/drawing.mjs']
  const { pictures, poster } = await page.evaluate(
    async ([names, settings]) => {
      const [{ encodePicture, encodePictures }, { drawMoment }] = await Promise.all(names.map((name) => import(name)))
      return {
        pictures: await encodePictures(drawMoment, settings),
        poster: await encodePicture(drawMoment, 0.88, settings),
      }
    },
    [modules, format],
  )
  await writeWebm(join(folder, 'arcade.webm'), { pictures, sound, rate: format.rate })
  await writeFile(join(folder, 'arcade.webp'), Buffer.from(poster, 'base64'))
  for (const [index, language] of ['zh', 'en'].entries())
    await writeFile(
      join(folder, `arcade.${language}.vtt`),
      vttOf(subtitles.map((cue) => [cue[0], cue[1], cue[2 + index]])),
    )
}

function vttOf(cues) {
  const stamp = (seconds) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`
  return `WEBVTT\n${cues.map(([from, to, text]) => `\n${stamp(from)} --> ${stamp(to)}\n${text}\n`).join('')}`
}
