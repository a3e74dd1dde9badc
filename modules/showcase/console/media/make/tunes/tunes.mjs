import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWebm } from '../webm.mjs'
import { lrcOf, lyrics } from './lyrics.mjs'
import { barLength, notesOf } from './notes.mjs'
import { scores } from './scores.mjs'
import { play, rate } from './synth.mjs'

/** Bits a second. */
const bitrate = 44_000

/** Plays the scores, and writes each as a sound with its lyrics in both languages. */
export async function makeTunes(folder, page) {
  await mkdir(folder, { recursive: true })
  for (const name of Object.keys(scores)) {
    const { notes, seconds } = notesOf(name)
    const sound = await encoded(page, play(notes, seconds))
    await writeWebm(join(folder, `${name}.weba`), { sound })
    for (const [language, words] of Object.entries(lyrics[name]))
      await writeFile(join(folder, `${name}.${language}.lrc`), lrcOf(words, barLength(name)))
  }
}

/** The first seconds of a score. */
export function beginning(name, page, seconds) {
  return encoded(
    page,
    play(
      notesOf(name).notes.filter(({ start }) => start < seconds - 0.5),
      seconds,
    ),
  )
}

function encoded(page, [left, right]) {
  const pcm = Buffer.concat([left, right].map(({ buffer }) => Buffer.from(buffer))).toString('base64')
  return page.evaluate(
    async ([encoders, samples, settings]) => (await import(encoders)).encodeSound(samples, settings),
    ['/clip/encoders.mjs', pcm, { rate, bitrate }],
  )
}
